import Measurement
import CommandLineKit
import SourceMetrics

/// Who names whom in an architecture: a role that names a row, what is named a column.
enum RoleMatrixTable {
  /// The roles that name something, and the roles and modules that are named.
  static func axes(_ figures: SemanticsFigures) -> (rows: [String], columns: [String]) {
    let links = figures.links
    let roles = Role.allCases.map(\.rawValue)
    let modules = links.map(\.to).uniqued().filter { Role(rawValue: $0) == nil }.sorted()
    return (
      roles.filter { from in links.contains { $0.from == from } },
      (roles + modules).filter { to in links.contains { $0.to == to } }
    )
  }

  /// Cells such as `12 / 31`: different symbols and places; `, 4 w` if 4 of the places write.
  static func table(_ figures: SemanticsFigures) -> TextTable {
    let (rows, columns) = axes(figures)
    var table = TextTable(
      [.init("names →")] + columns.map { .init(name($0), .right) })
    for from in rows {
      table.append(
        [name(from)]
          + columns.map { to in
            figures.links.first { $0.from == from && $0.to == to }.map(cell) ?? ""
          })
    }
    return table
  }

  /// The word of tables for a role; a module as it is.
  static func name(_ word: String) -> String { Role(rawValue: word)?.name ?? word }

  private static func cell(_ link: SemanticsFigures.Link) -> String {
    "\(link.symbols) / \(link.places)" + (link.writes == 0 ? "" : ", \(link.writes) w")
  }
}
