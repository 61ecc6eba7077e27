import SourceAnalysis
import Support

/// The section about the size of each app, on the first page of a report.
struct SizeSection {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  /// Markdown; empty if the sources were not counted.
  var text: String {
    let entries = results.structure
    guard !entries.isEmpty, !results.source.isEmpty else { return "" }
    var table = TextTable(
      [.init("Architecture")]
        + ["files", "lines", "tokens", "in view controllers", "in infrastructure"].map {
          .init($0, .right)
        })
    for entry in entries {
      let infrastructure = results.source.filter {
        $0.architecture == entry.architecture && $0.bucket == "infrastructure"
      }.map(\.tokens).reduce(0, +)
      table.append([
        entry.architecture, Figures.count(entry.app.files),
        Figures.count(entry.app.code), Figures.count(entry.app.tokens),
        share(entry.viewControllers?.counts.tokens ?? 0, of: entry.app.tokens),
        share(infrastructure, of: entry.app.tokens),
      ])
    }
    return """
      ## Size

      Lines of code and tokens of the whole app. Tokens hardly depend on the layout. \
      *Infrastructure* is the pattern's own machinery, written once for all screens. \
      [All counts](#source).

      \(table.markdown())
      """
  }

  private func share(_ part: Int, of whole: Int) -> String {
    Figures.count(part)
      + (whole > 0 ? " (\(Figures.percent(Double(part) / Double(whole))))" : "")
  }
}
