import Measurement
import SourceAnalysis
import Support

/// The size of infrastructure and of an average screen, with the break-even against MVC.
enum BreakEvenTable {
  /// The architecture that all others are compared with.
  private static let reference = "MVC"

  /// Returns `nil` without the reference, or if the results lack the number of screens.
  static func table(_ results: Results) -> TextTable? {
    let names = results.source.map(\.architecture).uniqued()
    guard let reference = Figure(results, of: reference) else { return nil }
    var table = TextTable(
      [.init("Architecture")]
        + ["infrastructure, lines", "tokens", "a screen, lines", "tokens"].map { .init($0, .right) }
        + [.init("paid, by lines"), .init("paid, by tokens")])
    for figure in names.compactMap({ Figure(results, of: $0) }) {
      let costs = [figure.lines, figure.tokens].flatMap { [$0.infrastructure, $0.screen] }
        .map { Figures.count(Int($0.rounded())) }
      let isReference = figure.name == reference.name
      table.append([
        figure.name, costs[0], costs[2], costs[1], costs[3],
        isReference ? "–" : BreakEven(figure.lines, against: reference.lines).text,
        isReference ? "–" : BreakEven(figure.tokens, against: reference.tokens).text,
      ])
    }
    return table
  }

  /// An architecture's sizes, after formatting if those are known.
  private struct Figure {
    let name: String
    let lines: BreakEven.Cost
    let tokens: BreakEven.Cost

    init?(_ results: Results, of name: String) {
      let entries = results.source.filter { $0.architecture == name }
      guard let infrastructure = entries.first(where: { $0.bucket == "infrastructure" }),
        let feature = entries.first(where: { $0.bucket == "feature" }),
        let screens = feature.screens, screens > 0
      else { return nil }
      self.name = name
      lines = BreakEven.Cost(
        infrastructure: Double(infrastructure.normalized?.code ?? infrastructure.code),
        screen: Double(feature.normalized?.code ?? feature.code) / Double(screens))
      tokens = BreakEven.Cost(
        infrastructure: Double(infrastructure.normalized?.tokens ?? infrastructure.tokens),
        screen: Double(feature.normalized?.tokens ?? feature.tokens) / Double(screens))
    }
  }
}
