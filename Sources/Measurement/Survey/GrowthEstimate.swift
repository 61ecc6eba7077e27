/// What becomes of a label's event in one series as there is more of what grows.
package struct GrowthEstimate: Equatable, Sendable {
  /// The event at one size.
  package struct Point: Equatable, Sendable {
    package let count: Int
    /// The median of the processes' medians, and their range; `nil` if it was not timed.
    package let seconds: Spread?
    /// What one event counts, once warm, by counter; a counter that varies by its median.
    package let counts: [String: Int]
    /// Why there is nothing.
    package let failure: String?
  }

  package let label: String
  package let points: [Point]
  /// Of the time, over the last two decades.
  package let exponent: MeanInterval?
  /// a and b of the line a + b · count, in seconds.
  package let fixed: MeanInterval?
  package let each: MeanInterval?
  /// Of what is counted, by counter: exact, so without interval.
  package let countExponents: [String: Double]

  package init(of label: String, in series: GrowthSeries, _ samples: SurveySamples, alpha: Double) {
    self.label = label
    let times = series.points.map { point in
      samples.seconds(of: label, at: SurveyPoint(cell: point.cell))
    }
    points = zip(series.points, times).map { point, times in
      Point(
        count: point.count, seconds: Spread(Array(times.values)),
        counts: samples.counts(of: label, in: point.cell),
        failure: samples.failure(of: label, in: point.cell))
    }
    // A fit by process, since a process is what differs from one to the next.
    let curves = samples.processes.map { process in
      zip(series.points, times).compactMap { point, times in
        times[process.process].map { (x: Double(point.count), y: $0) }
      }
    }
    exponent = MeanInterval(curves.compactMap { PowerLaw($0)?.exponent }, alpha: alpha)
    let lines = curves.compactMap { RelativeLine($0) }
    fixed = MeanInterval(lines.map(\.intercept), alpha: alpha)
    each = MeanInterval(lines.map(\.slope), alpha: alpha)
    let counted = points.filter { !$0.counts.isEmpty }
    let names = Set(counted.flatMap(\.counts.keys))
    countExponents = names.reduce(into: [:]) { exponents, name in
      let curve = counted.compactMap { point in
        point.counts[name].map { (x: Double(point.count), y: Double($0)) }
      }
      exponents[name] = curve.count == counted.count ? PowerLaw(curve)?.exponent : nil
    }
  }
}

extension SurveySamples {
  /// What one event of `label` counts in `cell`, by counter.
  func counts(of label: String, in cell: Cell) -> [String: Int] {
    guard let found = counts.first(where: { $0.label == label && $0.cell == cell }) else {
      return [:]
    }
    return found.warm.merging(found.unstable.mapValues { $0.sorted()[$0.count / 2] }) { $1 }
  }
}
