import SourceAnalysis
import Support

/// The share of each role's code that can run without a view: an architecture a row, a role a
/// column.
enum ViewIndependenceTable {
  /// Returns the table; a cell such as `12 of 31, 20 of 64` counts bodies that need no view, then
  /// their decisions.
  static func table(_ results: [SemanticsResult]) -> TextTable {
    let figures = results.compactMap { result in result.figures.map { (result.architecture, $0) } }
    let roles = Role.allCases.filter { role in
      figures.contains { $0.1.bodies.contains { $0.role == role.rawValue } }
    }
    var table = TextTable([.init("Architecture")] + roles.map { .init($0.name, .right) })
    for (architecture, figures) in figures {
      table.append(
        [architecture]
          + roles.map { role in
            figures.bodies.first { $0.role == role.rawValue }.map(cell) ?? ""
          })
    }
    return table
  }

  private static func cell(_ bodies: SemanticsFigures.Bodies) -> String {
    let decisions = [bodies].decisions.map { ", \($0.withoutView) of \($0.all)" }
    return "\(bodies.withoutView) of \(bodies.all)" + (decisions ?? "")
  }
}
