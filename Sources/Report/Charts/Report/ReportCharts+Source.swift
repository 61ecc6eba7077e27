import Measurement

/// The picture of the amount of code.
extension ReportCharts {
  /// The lines by bucket; lines that only other variants than the headline use are outlined.
  var source: ReportPicture? {
    let buckets = results.source.map(\.bucket).uniqued()
    let names = results.source.map(\.architecture).uniqued()
    guard !names.isEmpty else { return nil }
    let counts = names.map { name in
      buckets.map { bucket in
        results.source.filter { $0.architecture == name && $0.bucket == bucket }.map(\.code)
          .reduce(0, +)
      }
    }
    let rows = zip(names, counts).map { name, counts in
      StackedBars.Row(name, counts.map(Double.init), figure: figure(counts, buckets))
    }
    return ReportPicture(
      .source, [],
      StackedBars(
        title: "Lines of code by bucket",
        subtitle: "Lines that hold code."
          + (buckets.contains(Self.variants)
            ? " Outlined: what only other variants than the headline use." : ""),
        summary: zip(names, counts).map { name, counts in
          "\(name): "
            + zip(buckets, counts).map { "\($0) \(Figures.count($1))" }.joined(separator: ", ")
        }.joined(separator: "; ") + ".",
        parts: buckets.map { .init($0, isOutlined: $0 == Self.variants) }, rows: rows,
        unit: .count))
  }

  private static let variants = "variants"

  /// Returns the sum, followed by the lines of the other variants.
  private func figure(_ counts: [Int], _ buckets: [String]) -> String {
    let extra = zip(counts, buckets).filter { $0.1 == Self.variants }.map(\.0).reduce(0, +)
    return Figures.count(counts.reduce(0, +) - extra)
      + (extra > 0 ? " + \(Figures.count(extra))" : "")
  }
}
