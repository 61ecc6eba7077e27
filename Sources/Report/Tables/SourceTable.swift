import Measurement
import SourceAnalysis
import Support

/// Lines and tokens: an architecture a row, two columns for each bucket.
///
/// The count after formatting follows in parentheses.
enum SourceTable {
  static func table(_ results: Results) -> TextTable {
    let buckets = results.source.map(\.bucket).uniqued()
    var table = TextTable(
      [.init("Architecture"), .init("files", .right)]
        + buckets.flatMap { [.init("\($0), lines", .right), .init("tokens", .right)] }
        + [.init("all lines", .right), .init("all tokens", .right), .init("comments", .right)])
    for name in results.source.map(\.architecture).uniqued() {
      let entries = results.source.filter { $0.architecture == name }
      let byBucket = buckets.flatMap { bucket in figures(entries.filter { $0.bucket == bucket }) }
      table.append(
        [name, Figures.count(entries.map(\.files).reduce(0, +))] + byBucket + figures(entries)
          + [Figures.count(entries.map(\.comment).reduce(0, +))])
    }
    return table
  }

  private static func figures(_ entries: [SourceEntry]) -> [String] {
    let normalized = entries.compactMap(\.normalized)
    let isWhole = !entries.isEmpty && normalized.count == entries.count
    return [
      pair(
        entries.map(\.code).reduce(0, +), isWhole ? normalized.map(\.code).reduce(0, +) : nil),
      pair(
        entries.map(\.tokens).reduce(0, +), isWhole ? normalized.map(\.tokens).reduce(0, +) : nil),
    ]
  }

  /// Returns a count and the count after formatting, such as `1,234 (1,210)`.
  static func pair(_ count: Int, _ normalized: Int?) -> String {
    Figures.count(count) + (normalized.map { " (\(Figures.count($0)))" } ?? "")
  }
}
