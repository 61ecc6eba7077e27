import Foundation

extension CaseSamples {
  /// Returns all times of a contestant, given by index, in nanoseconds per step.
  ///
  /// They include the times of heavy epochs.
  func times(of contestant: Int) -> [Double] {
    rounds.compactMap { $0.times[contestant] }
      + heavyRounds.filter { $0.contestant == contestant }.map(\.time)
  }

  /// Returns a contestant's median seconds per step; `nil` if it has no times.
  func medianSeconds(of contestant: Int) -> Double? {
    let times = times(of: contestant)
    return times.isEmpty ? nil : Statistics.median(times) / 1e9
  }

  /// Returns the median over all rounds of the log ratio of a contestant's time to the base's.
  ///
  /// - Returns: `nil` if the contestant has no rounds.
  func medianLogRatio(of contestant: Int) -> Double? {
    let ratios = logRatios(of: contestant).map(\.value)
    return ratios.isEmpty ? nil : Statistics.median(ratios)
  }

  /// Returns the median over all rounds of the seconds that a contestant's step takes longer than
  /// the base's step of the same round.
  ///
  /// - Returns: `nil` if the contestant has no rounds; below 0 if it is faster.
  func medianDifference(of contestant: Int) -> Double? {
    let differences =
      rounds.compactMap { round -> Double? in
        guard let time = round.times[contestant], let base = round.times[0] else { return nil }
        return time - base
      }
      + heavyRounds.filter { $0.contestant == contestant }.map {
        $0.time - ($0.before + $0.after) / 2
      }
    return differences.isEmpty ? nil : Statistics.median(differences) / 1e9
  }

  /// Returns a contestant's median log ratio at each place, to detect several modes.
  ///
  /// The base has no ratio; its values are logarithms of its times.
  func placeMedians(of contestant: Int) -> [Double] {
    let values =
      contestant == 0
      ? rounds.compactMap { round in round.times[0].map { (place: round.place, value: log($0)) } }
      : logRatios(of: contestant)
    return Dictionary(grouping: values, by: \.place).values.map {
      Statistics.median($0.map(\.value))
    }
  }

  private func logRatios(of contestant: Int) -> [(place: Int, value: Double)] {
    rounds.compactMap { round in
      guard let time = round.times[contestant], let base = round.times[0] else { return nil }
      return (round.place, log(time / base))
    }
      + heavyRounds.filter { $0.contestant == contestant }.map {
        ($0.place, log($0.time / (($0.before + $0.after) / 2)))
      }
  }

  /// The number of rounds that look disturbed, heavy ones included, and the number of all rounds.
  ///
  /// A round counts as disturbed if the CPU was taken away, or if an epoch took over 3× its
  /// contestant's median.
  ///
  /// - Returns: The number of disturbed rounds, and of all rounds.
  var disturbances: (disturbed: Int, of: Int) {
    func limit(_ times: [Double]) -> Double { 3 * Statistics.median(times) }
    let limits = contestants.indices.map { contestant in
      limit(rounds.compactMap { $0.times[contestant] })
    }
    let light = rounds.count { round in
      round.switches > 0
        || contestants.indices.contains { (round.times[$0] ?? 0) > limits[$0] }
    }
    // The base's epochs around a heavy one are short and start cold, so they have their own median.
    let baseLimit = limit(heavyRounds.flatMap { [$0.before, $0.after] })
    let heavyLimits = contestants.indices.map { contestant in
      limit(heavyRounds.filter { $0.contestant == contestant }.map(\.time))
    }
    let heavy = heavyRounds.count {
      $0.switches > 0 || $0.time > heavyLimits[$0.contestant]
        || max($0.before, $0.after) > baseLimit
    }
    return (light + heavy, rounds.count + heavyRounds.count)
  }
}
