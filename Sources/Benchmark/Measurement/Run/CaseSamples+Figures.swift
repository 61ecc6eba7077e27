import Foundation

extension CaseSamples {
  /// Returns all times of a contestant, given by index, in nanoseconds per step.
  ///
  /// They include the times of heavy epochs.
  func times(of contestant: Int) -> [Double] {
    rounds.compactMap { $0.times[contestant] }
      + heavyRounds.filter { $0.contestant == contestant }.map(\.time)
  }

  /// Returns a contestant's median nanoseconds per step; `nil` if it has no times.
  func medianTime(of contestant: Int) -> Double? {
    let times = times(of: contestant)
    return times.isEmpty ? nil : Statistics.median(times)
  }

  /// Returns the median over all rounds of the log ratio of a contestant's time to the base's.
  ///
  /// - Returns: `nil` if the contestant has no rounds.
  func medianLogRatio(of contestant: Int) -> Double? {
    let ratios = logRatios(of: contestant).map(\.value)
    return ratios.isEmpty ? nil : Statistics.median(ratios)
  }

  /// Returns the median over all rounds of the nanoseconds that a contestant's step takes longer than
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
    return differences.isEmpty ? nil : Statistics.median(differences)
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

  /// Returns the median nanoseconds of the first step after the other contestants' turns.
  ///
  /// - Returns: `nil` if no such step was timed.
  func medianFirst(of contestant: Int) -> Double? {
    let times = rounds.compactMap {
      $0.firsts.indices.contains(contestant) ? $0.firsts[contestant] : nil
    }
    return times.isEmpty ? nil : Statistics.median(times)
  }

  /// The epochs, and how many of them were disturbed; an epoch without known conditions is left out.
  var disturbances: Disturbances {
    let light = rounds.flatMap { round in
      round.conditions.indices.map { contestant in
        (round.conditions[contestant], round.times[contestant], contestant)
      }
    }
    let heavy = heavyRounds.flatMap { round in
      zip(
        round.conditions, [(round.before, 0), (round.time, round.contestant), (round.after, 0)]
      ).map { ($0, $1.0, $1.1) }
    }
    var found = Disturbances()
    for case (let conditions?, let time?, let contestant) in light + heavy {
      let nanoseconds = time * Double(steps.isEmpty ? 1 : steps[contestant])
      found.epochs += 1
      if Double(conditions.waited) > Disturbances.limit * nanoseconds { found.waiting += 1 }
      if conditions.pageFaults > 0 { found.faulting += 1 }
    }
    return found
  }
}
