import Measurement
import CommandLineKit
import SourceMetrics

/// Who names whom in an architecture: a role that names a row, what is named a column.
enum RoleMatrixTable {
  /// Cells such as `12 / 31`: different symbols and places; `, 4 w` if 4 of the places write.
  static func table(_ figures: SemanticsFigures) -> TextTable {
    let links = figures.links
    let roles = Role.allCases.map(\.rawValue).filter { role in
      links.contains { $0.from == role || $0.to == role }
    }
    let others = links.map(\.to).uniqued().filter { Role(rawValue: $0) == nil }.sorted()
    let columns = (roles + others).filter { to in links.contains { $0.to == to } }
    var table = TextTable(
      [.init("names →")] + columns.map { .init(name($0), .right) })
    for from in roles where links.contains(where: { $0.from == from }) {
      table.append(
        [name(from)]
          + columns.map { to in
            links.first { $0.from == from && $0.to == to }.map(cell) ?? ""
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
