import Measurement

/// The pictures of event times over growing numbers of notes or profiles.
extension ReportCharts {
  /// The surveyed interactions, and what grows in them.
  var growthNames: [(interaction: String, unit: String)] {
    let growth = results.growth ?? []
    return growth.map { [$0.interaction, $0.unit] }.uniqued().map { ($0[0], $0[1]) }
  }

  func growth(_ interaction: String, over unit: String) -> ReportPicture? {
    let growth = (results.growth ?? []).filter { $0.interaction == interaction && $0.unit == unit }
    let lines = growth.map { line(of: $0) }.filter { !$0.points.isEmpty }
    guard !lines.isEmpty else { return nil }
    return ReportPicture(
      .growth, [interaction, unit],
      LinePlot(
        title: "How \(interaction) grows with the number of \(unit)",
        subtitle: "Medians of single events, the range of processes, the fitted line a + b · n.",
        summary: lines.map(Self.words).joined(separator: "; ") + ".", lines: lines,
        units: (.count, .seconds), xTitle: unit, figureTitle: "exponent"))
  }

  private func line(of growth: GrowthResult) -> LinePlot.Line {
    let points = growth.points.compactMap { point in
      point.seconds.map {
        LinePlot.Point(
          x: Double(point.count), y: $0, low: point.lowestProcess, high: point.highestProcess)
      }
    }
    var fit: LinePlot.FittedLine?
    if let fixed = growth.fixedSeconds?.estimate, let each = growth.secondsEach?.estimate {
      fit = LinePlot.FittedLine(fixed: fixed, each: each)
    }
    return LinePlot.Line(
      styles.series(growth.architecture), points: points, fit: fit,
      figure: growth.exponent.map { Figures.exponent($0.estimate) } ?? "–")
  }

  private static func words(_ line: LinePlot.Line) -> String {
    guard let first = line.points.first, let last = line.points.last else {
      return line.series.name
    }
    return "\(line.series.name) from \(Figures.seconds(first.y)) at "
      + "\(Figures.count(Int(first.x))) to \(Figures.seconds(last.y)) at "
      + "\(Figures.count(Int(last.x))), exponent \(line.figure)"
  }
}
