import Measurement
import Results
import SourceAnalysis
import Support

/// The tables of dependencies, writers and views, from the compiler's index.
enum SemanticsTables {
  /// Types, writers and views: an architecture a row.
  static func summary(_ rows: [(String, SemanticsFigures)]) -> TextTable {
    TextTable(
      of: rows,
      [
        .words("Architecture") { $0.0 }, .count("types") { $0.1.types.count },
        .count("in a cycle") { $0.1.cycles.map(\.count).reduce(0, +) },
        .count("largest cycle") { $0.1.cycles.first?.count ?? 0 },
        .count("collaborators, median") {
          let counts = collaborators($0.1)
          return counts.isEmpty ? 0 : counts[counts.count / 2]
        },
        .count("most") { collaborators($0.1).last ?? 0 },
        .count("properties that change") { $0.1.properties.count },
        .count("written by ≥ 2") { $0.1.properties.count { $0.writers.count > 1 } },
        .count("from ≥ 2 roles") { $0.1.properties.count { $0.writingRoles.count > 1 } },
        .count("from another type") { $0.1.properties.count { $0.outsideType > 0 } },
        .count("model symbols in views") { $0.1.modelSymbolsInViews.count },
        .count("bodies") { $0.1.bodies.map(\.all).reduce(0, +) },
        .number("without a view") {
          Figures.share(
            $0.1.bodies.map(\.withoutView).reduce(0, +),
            of: $0.1.bodies.map(\.all).reduce(0, +)) ?? ""
        },
        .number("decisions") { $0.1.bodies.decisions.map { Figures.count($0.all) } ?? "" },
        .number("without a view") {
          $0.1.bodies.decisions.flatMap { Figures.share($0.withoutView, of: $0.all) } ?? ""
        },
      ])
  }

  /// The numbers of types that each type uses, in order.
  private static func collaborators(_ figures: SemanticsFigures) -> [Int] {
    figures.types.map { $0.own + $0.shared }.sorted()
  }

  // MARK: - Roles

  /// Dependencies between roles: the referencing role is a row, the referenced role or module a
  /// column.
  ///
  /// A cell such as `12 / 31, 4 w` means 12 symbols in 31 places, of which 4 write.
  static func dependencies(_ figures: SemanticsFigures) -> TextTable {
    let rows = figures.links.map(\.from).uniqued()
    let targets = figures.links.map(\.to).uniqued().sorted()
    let roles = (rows + targets).uniqued().filter(targets.contains)
    let columns = roles.filter { !isModule($0) } + roles.filter(isModule)
    return TextTable(
      of: rows,
      [.words("names →", name)]
        + columns.map { to in
          .number(name(to)) { from in
            figures.links.first { $0.from == from && $0.to == to }.map {
              "\($0.symbols) / \($0.places)" + ($0.writes == 0 ? "" : ", \($0.writes) w")
            } ?? ""
          }
        })
  }

  /// Returns a role's name in tables, or a module's name unchanged.
  static func name(_ word: String) -> String { isModule(word) ? word : Role.name(of: word) }

  private static func isModule(_ word: String) -> Bool { Headline.sharedModules.contains(word) }

  /// The share of each role's code that can run without a view: an architecture a row, a role a
  /// column.
  ///
  /// A cell such as `12 of 31, 20 of 64` counts bodies that need no view, then their decisions.
  static func viewIndependence(_ rows: [(String, SemanticsFigures)]) -> TextTable {
    TextTable(
      of: rows,
      [.words("Architecture") { $0.0 }]
        + rows.flatMap(\.1.bodies).map(\.role).uniqued().map { role in
          .number(name(role)) { row in
            row.1.bodies.first { $0.role == role }.map { bodies in
              "\(bodies.withoutView) of \(bodies.all)"
                + ([bodies].decisions.map { ", \($0.withoutView) of \($0.all)" } ?? "")
            } ?? ""
          }
        })
  }

  /// The properties that another type or another role writes: a property a row; `nil` if there are
  /// none.
  static func writers(_ measured: [(String, SemanticsFigures)]) -> TextTable? {
    let rows = measured.flatMap { name, figures in
      figures.properties.filter { $0.outsideType > 0 || $0.outsideRole > 0 }.map { (name, $0) }
    }
    guard !rows.isEmpty else { return nil }
    return TextTable(
      of: rows,
      [
        .words("Architecture") { $0.0 }, .words("property") { "`\($0.1.name)`" },
        .words("of a") { name($0.1.role) }, .number("writers") { "\($0.1.writers.count)" },
        .number("of other types") { "\($0.1.outsideType)" },
        .number("of other roles") { "\($0.1.outsideRole)" },
        .words("who") { $0.1.writers.map { "`\($0.name)`" }.joined(separator: ", ") },
      ])
  }
}
