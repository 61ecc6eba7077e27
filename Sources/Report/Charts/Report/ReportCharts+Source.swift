import Measurement

/// The picture of the amount of code.
extension ReportCharts {
  /// The lines by bucket.
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
      StackedBars.Row(name, counts.map(Double.init), figure: Figures.count(counts.reduce(0, +)))
    }
    return ReportPicture(
      .source, [],
      StackedBars(
        title: "Lines of code by bucket",
        subtitle: "Lines that hold code.",
        summary: zip(names, counts).map { name, counts in
          "\(name): "
            + zip(buckets, counts).map { "\($0) \(Figures.count($1))" }.joined(separator: ", ")
        }.joined(separator: "; ") + ".",
        parts: buckets.map { .init($0) }, rows: rows,
        unit: .count))
  }
}
