import CommandLineKit

/// The reports that a merged one is made of, one a row.
enum PartsTable {
  static func table(_ parts: [ReportPart]) -> TextTable {
    var table = TextTable([
      .init("Part", .right), .init("Shard"), .init("Cells", .right), .init("Measured"),
      .init("Processor"), .init("System"), .init("Disturbed", .right),
    ])
    for (index, part) in parts.enumerated() {
      table.append([
        "\(index + 1)", part.run.shard ?? "–", "\(part.cells)", part.environment.date,
        "\(part.environment.processor) (\(part.environment.cores) cores)",
        "\(part.environment.os), kernel \(part.environment.kernel)",
        Figures.percent(part.run.disturbedShare),
      ])
    }
    return table
  }
}

extension MarkdownReport {
  /// Where a merged report comes from; empty if it is of one run.
  static func parts(of results: Results) -> String {
    guard let parts = results.parts else { return "" }
    return """
      ## Parts

      This report is merged from \(parts.count). Each cell comes whole from one of them; times of \
      different machines are not to be compared. The interval of a mean takes the parts as \
      independent.

      \(PartsTable.table(parts).markdown())
      """
  }
}
