import Measurement
import CommandLineKit
import SourceMetrics

/// Lines that hold code, a role a row, an architecture a column.
enum RoleTable {
  static func table(_ entries: [StructureEntry]) -> TextTable {
    var table = TextTable([.init("Role")] + entries.map { .init($0.architecture, .right) })
    // The order of the first that has a role; each architecture keeps its own order.
    let roles = entries.flatMap(\.roles).map(\.role).uniqued()
    for role in roles {
      table.append(
        [role]
          + entries.map { entry in
            entry.roles.first { $0.role == role }.map {
              SourceTable.pair($0.counts.code, $0.normalized?.code)
            } ?? ""
          })
    }
    return table
  }
}
