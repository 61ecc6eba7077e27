/// The growth of a contestant's event in one series.
package struct GrowthEstimate: Equatable, Sendable {
  /// The event at one size.
  package struct Point: Equatable, Sendable {
    package let count: Int
    /// The spread of the processes' medians; `nil` if it was not timed.
    package let seconds: Spread?
    /// The counts of one event after warm-up, by counter.
    ///
    /// A counter that varies is given by its median.
    package let counts: [String: Int]
    /// The reason why there are no results.
    package let failure: String?
  }

  package let contestant: String
  package let points: [Point]
  /// The exponent of the time, over the last two decades.
  package let exponent: MeanInterval?
  /// The fixed and the growing part, in seconds: a and b of the line a + b · count.
  package let fixed: MeanInterval?
  package let each: MeanInterval?
  /// The exponents of the counts, by counter; they are exact, so they have no interval.
  package let countExponents: [String: Double]

  package init(
    of contestant: String, in series: GrowthSeries, _ samples: SurveySamples, alpha: Double
  ) {
    self.contestant = contestant
    let times = series.points.map { point in
      samples.seconds(of: contestant, at: SurveyPoint(cell: point.cell))
    }
    points = zip(series.points, times).map { point, times in
      Point(
        count: point.count, seconds: Spread(Array(times.values)),
        counts: samples.counts(of: contestant, in: point.cell),
        failure: samples.failure(of: contestant, in: point.cell))
    }
    // Each process gets its own fit, since results vary from process to process.
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
  /// Returns the counts of one event of `contestant` in `cell`, by counter.
  func counts(of contestant: String, in cell: BenchmarkCase) -> [String: Int] {
    guard let found = counts.first(where: { $0.contestant == contestant && $0.cell == cell }) else {
      return [:]
    }
    return found.warm.merging(found.unstable.mapValues { $0.sorted()[$0.count / 2] }) { $1 }
  }
}
