import Support

/// Types, writers and views from the compiler's index: an architecture a row.
enum SemanticsSummaryTable {
  static func table(_ results: [SemanticsResult]) -> TextTable {
    var table = TextTable(
      [.init("Architecture")]
        + [
          "types", "in a cycle", "largest cycle", "collaborators, median", "most",
          "properties that change", "written by ≥ 2", "from ≥ 2 roles", "from another type",
          "model symbols in views", "bodies", "without a view", "decisions", "without a view",
        ].map { .init($0, .right) })
    for result in results {
      guard let figures = result.figures else { continue }
      table.append([result.architecture] + cells(figures))
    }
    return table
  }

  private static func cells(_ figures: SemanticsFigures) -> [String] {
    let collaborators = figures.types.map { $0.own + $0.shared }.sorted()
    let properties = figures.properties
    let bodies = figures.bodies.map(\.all).reduce(0, +)
    let withoutView = figures.bodies.map(\.withoutView).reduce(0, +)
    let inCycles = figures.cycles.map(\.count)
    let median = collaborators.isEmpty ? 0 : collaborators[collaborators.count / 2]
    let severalWriters = properties.count { $0.writers.count > 1 }
    let severalRoles = properties.count { $0.writingRoles.count > 1 }
    let fromOutside = properties.count { $0.outsideType > 0 }
    let counts: [Int] = [
      figures.types.count, inCycles.reduce(0, +), inCycles.first ?? 0, median,
      collaborators.last ?? 0, properties.count, severalWriters, severalRoles, fromOutside,
      figures.modelSymbolsInViews.count, bodies,
    ]
    return counts.map(Figures.count)
      + [share(withoutView, of: bodies)]
      + (figures.bodies.decisions.map {
        [Figures.count($0.all), share($0.withoutView, of: $0.all)]
      } ?? ["", ""])
  }

  private static func share(_ part: Int, of all: Int) -> String {
    all == 0 ? "" : Figures.percent(Double(part) / Double(all))
  }
}
