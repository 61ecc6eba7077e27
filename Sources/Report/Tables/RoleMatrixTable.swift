import Measurement
import SourceAnalysis
import Support

/// Dependencies between roles: the referencing role is a row, the referenced role or module a
/// column.
enum RoleMatrixTable {
  /// Returns the roles that reference something, and the roles and modules that are referenced.
  static func axes(_ figures: SemanticsFigures) -> (rows: [String], columns: [String]) {
    let links = figures.links
    let roles = Role.allCases.map(\.rawValue)
    let modules = links.map(\.to).uniqued().filter { Role(rawValue: $0) == nil }.sorted()
    return (
      roles.filter { from in links.contains { $0.from == from } },
      (roles + modules).filter { to in links.contains { $0.to == to } }
    )
  }

  /// Returns the table; a cell such as `12 / 31, 4 w` means 12 symbols in 31 places, of which 4
  /// write.
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

  /// Returns a role's name in tables, or a module's name unchanged.
  static func name(_ word: String) -> String { Role(rawValue: word)?.name ?? word }

  private static func cell(_ link: SemanticsFigures.Link) -> String {
    "\(link.symbols) / \(link.places)" + (link.writes == 0 ? "" : ", \(link.writes) w")
  }
}
