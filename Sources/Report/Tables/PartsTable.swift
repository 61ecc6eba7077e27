import Support

/// The parts of a merged report: a part a row.
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
