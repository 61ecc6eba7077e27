import Measurement
import CommandLineKit
import SourceMetrics

/// Infrastructure apart from the feature, and whether it pays, against MVC.
enum BreakEvenTable {
  /// Whom all others are compared with.
  private static let reference = "MVC"

  /// `nil` without the reference, or in results that do not say how many screens there are.
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

  /// What an architecture costs; after formatting, if that is known.
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
