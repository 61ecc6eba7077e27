import SourceAnalysis
import Support

/// The number of types, bodies, decisions and properties of each architecture.
enum StructureTable {
  static func table(_ entries: [StructureEntry]) -> TextTable {
    var table = TextTable(
      [.init("Architecture")]
        + [
          "types", "bodies", "implicit getters", "decisions", "with `?:` `&&` `||`", "stored `var`",
          "stored `let`", "closures nest", "longest body, lines",
        ].map { .init($0, .right) })
    for entry in entries {
      let totals = entry.totals
      let share =
        totals.bodies == 0 ? 0 : Double(totals.implicitGetters) / Double(totals.bodies)
      let counts = [
        entry.types, totals.bodies, totals.implicitGetters, totals.decisions,
        totals.extendedDecisions, totals.storedVars, totals.storedLets, totals.closureNesting,
        totals.longestBody,
      ].map(Figures.count)
      table.append(
        [entry.architecture] + counts.prefix(2) + [counts[2] + ", " + Figures.percent(share)]
          + counts.dropFirst(3))
    }
    return table
  }

  /// Returns the maximum over the types, the 90th percentile and Gini's coefficient.
  static func spread(_ entries: [StructureEntry]) -> TextTable {
    var table = TextTable(
      [.init("Architecture")]
        + ["lines", "tokens", "decisions"].flatMap {
          [.init("\($0) of a type: most", .right), .init("p90", .right), .init("Gini", .right)]
        })
    for entry in entries {
      table.append(
        [entry.architecture]
          + [entry.code, entry.tokens, entry.decisions].flatMap {
            [Figures.count($0.maximum), Figures.count($0.percentile90), $0.giniText]
          })
    }
    return table
  }
}
