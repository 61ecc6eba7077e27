import Foundation

extension CellSamples {
  /// All nanoseconds per step of a label, by index, in the squares or outside.
  func times(of label: Int) -> [Double] {
    rounds.compactMap { $0.times[label] }
      + heavyRounds.filter { $0.label == label }.map(\.time)
  }

  /// A label's median seconds per step.
  func medianSeconds(of label: Int) -> Double? {
    let times = times(of: label)
    return times.isEmpty ? nil : Statistics.median(times) / 1e9
  }

  /// y: the median over all rounds of the logarithm of a label's time over the base's; `nil` if it
  /// has no rounds.
  func medianLogRatio(of label: Int) -> Double? {
    let ratios = logRatios(of: label).map(\.value)
    return ratios.isEmpty ? nil : Statistics.median(ratios)
  }

  /// The same for each place, to see whether a label has several modes; the base, which has no
  /// ratio, by its time.
  func placeMedians(of label: Int) -> [Double] {
    let values =
      label == 0
      ? rounds.compactMap { round in round.times[0].map { (place: round.place, value: log($0)) } }
      : logRatios(of: label)
    return Dictionary(grouping: values, by: \.place).values.map {
      Statistics.median($0.map(\.value))
    }
  }

  private func logRatios(of label: Int) -> [(place: Int, value: Double)] {
    rounds.compactMap { round in
      guard let time = round.times[label], let base = round.times[0] else { return nil }
      return (round.place, log(time / base))
    }
      + heavyRounds.filter { $0.label == label }.map {
        ($0.place, log($0.time / (($0.before + $0.after) / 2)))
      }
  }

  /// The share of rounds, in the squares or outside, that were disturbed by the look of it: the CPU
  /// was taken away, or an epoch took over 3× its label's median.
  ///
  /// - Returns: how many of how many.
  var disturbances: (disturbed: Int, of: Int) {
    func limit(_ times: [Double]) -> Double { 3 * Statistics.median(times) }
    let limits = labels.indices.map { label in limit(rounds.compactMap { $0.times[label] }) }
    let light = rounds.count { round in
      round.switches > 0
        || labels.indices.contains { (round.times[$0] ?? 0) > limits[$0] }
    }
    // The base's epochs beside a heavy one are short and cold: they have a median of their own.
    let baseLimit = limit(heavyRounds.flatMap { [$0.before, $0.after] })
    let heavyLimits = labels.indices.map { label in
      limit(heavyRounds.filter { $0.label == label }.map(\.time))
    }
    let heavy = heavyRounds.count {
      $0.switches > 0 || $0.time > heavyLimits[$0.label] || max($0.before, $0.after) > baseLimit
    }
    return (light + heavy, rounds.count + heavyRounds.count)
  }
}
