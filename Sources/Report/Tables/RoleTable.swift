import Measurement
import SourceAnalysis
import Support

/// Lines of code: a role a row, an architecture a column.
enum RoleTable {
  static func table(_ entries: [StructureEntry]) -> TextTable {
    var table = TextTable([.init("Role")] + entries.map { .init($0.architecture, .right) })
    // Roles keep the order of the first architecture that has them.
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
