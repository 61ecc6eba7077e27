import Measurement
import CommandLineKit

/// Lines and tokens: an architecture a row, a bucket two columns.
enum SourceTable {
  static func table(_ results: Results) -> TextTable {
    let buckets = results.source.map(\.bucket).uniqued()
    var table = TextTable(
      [.init("Architecture"), .init("files", .right)]
        + buckets.flatMap { [.init("\($0), lines", .right), .init("tokens", .right)] }
        + [.init("all lines", .right), .init("all tokens", .right), .init("comments", .right)])
    for name in results.source.map(\.architecture).uniqued() {
      let entries = results.source.filter { $0.architecture == name }
      let byBucket = buckets.flatMap { bucket -> [String] in
        let entry = entries.first { $0.bucket == bucket }
        return [Figures.count(entry?.code ?? 0), Figures.count(entry?.tokens ?? 0)]
      }
      table.append(
        [name, Figures.count(entries.map(\.files).reduce(0, +))] + byBucket
          + [
            Figures.count(entries.map(\.code).reduce(0, +)),
            Figures.count(entries.map(\.tokens).reduce(0, +)),
            Figures.count(entries.map(\.comment).reduce(0, +)),
          ])
    }
    return table
  }
}
