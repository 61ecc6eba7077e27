import Results
import SourceAnalysis
import Support

/// The section about the size of each app, on the first page of a report.
extension RunReport {
  /// Empty if the sources were not counted.
  @DocumentBuilder var size: Document {
    if !results.structure.isEmpty, !results.source.isEmpty {
      Block.heading(2, "Size")
      """
      Lines of code and tokens of the whole app. Tokens hardly depend on the layout. \
      *Infrastructure* is the pattern's own machinery, written once for all screens. \
      [All counts](#source).
      """
      TextTable(
        of: results.structure,
        [
          .words("Architecture") { $0.architecture }, .count("files") { $0.app.files },
          .count("lines") { $0.app.code }, .count("tokens") { $0.app.tokens },
          .number("in view controllers") {
            share($0.viewControllers?.counts.tokens ?? 0, of: $0.app.tokens)
          },
          .number("in infrastructure") { entry in
            share(
              results.source.filter {
                $0.architecture == entry.architecture && $0.bucket == "infrastructure"
              }.map(\.tokens).reduce(0, +), of: entry.app.tokens)
          },
        ])
    }
  }

  private func share(_ part: Int, of whole: Int) -> String {
    Figures.count(part)
      + (whole > 0 ? " (\(Figures.percent(Double(part) / Double(whole))))" : "")
  }
}
