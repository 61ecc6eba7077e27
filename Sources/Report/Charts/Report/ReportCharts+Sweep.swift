/// The pictures of ratios at growing costs of view work.
extension ReportCharts {
  func sweep(_ result: SweepResult) -> ReportPicture? {
    let lines = result.lines.map { line($0, result.costs) }
      .filter { !$0.points.isEmpty }
    guard lines.contains(where: { $0.series.style > 0 }), let most = result.costs.last else {
      return nil
    }
    let names = Set(lines.map(\.series.name))
    let crossings = result.crossings.filter { names.isSuperset(of: [$0.first, $0.second]) }
    return ReportPicture(
      .sweep, [result.interaction, "\(result.size)"],
      LinePlot(
        title: "What remains of the differences in \(result.interaction) if views cost more",
        subtitle: "Time as a multiple of Baseline's, with intervals over processes"
          + (crossings.isEmpty ? "." : "; a ring is where two change places.")
          + " Less is faster.",
        summary: lines.map(words).joined(separator: "; ") + ". " + SweepTable.crossings(result),
        lines: lines, units: (.seconds, .ratio),
        xTitle: "what a view write costs besides its usual cost",
        figureTitle: "at \(AxisUnit.seconds.label(Double(most) * 1e-9))", zero: "as it is",
        crossings: crossings.map(crossing)))
  }

  private func line(_ line: SweepResult.Line, _ costs: [Int]) -> LinePlot.Line {
    let isBase = line.ratios.allSatisfy { $0 == nil }
    let points = costs.indices.compactMap { index -> LinePlot.Point? in
      let x = Double(costs[index]) * 1e-9
      // The ratios are over Baseline's time, so Baseline itself is 1.
      guard !isBase else {
        return line.seconds[index].map { _ in LinePlot.Point(x: x, y: 1) }
      }
      return line.ratios[index].map {
        LinePlot.Point(x: x, y: $0.estimate, low: $0.low, high: $0.high)
      }
    }
    return LinePlot.Line(
      styles.series(line.architecture), points: points,
      figure: points.last.map { isBase ? "1" : Figures.ratio($0.y) } ?? "")
  }

  private func crossing(_ crossing: SweepResult.Crossing) -> LinePlot.Crossing {
    func seconds(_ nanoseconds: Double?) -> Double? { nanoseconds.map { $0 * 1e-9 } }
    return LinePlot.Crossing(
      of: crossing.first, and: crossing.second, at: crossing.cost.estimate * 1e-9,
      low: seconds(crossing.cost.low), high: seconds(crossing.cost.high),
      label: "\(crossing.first) and \(crossing.second) at "
        + Figures.signedSeconds(crossing.cost.estimate * 1e-9))
  }

  private func words(_ line: LinePlot.Line) -> String {
    guard let first = line.points.first, let last = line.points.last else {
      return line.series.name
    }
    return "\(line.series.name) from \(Figures.ratio(first.y)) to \(Figures.ratio(last.y))"
  }
}
