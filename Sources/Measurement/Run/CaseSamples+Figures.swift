import Foundation

/// A contestant's time in a round beside the base's in the same round, in nanoseconds per step.
struct PairedTime {
  let time: Double
  let base: Double?

  var logRatio: Double? { base.map { log(time / $0) } }
  var difference: Double? { base.map { time - $0 } }
}

extension CaseSamples {
  /// Returns the times of a contestant, given by index; those of heavy epochs stand at the end.
  ///
  /// A heavy epoch is compared with the mean of the base's epochs before and after it.
  func pairs(of contestant: Int, _ figure: FrameFigure = .whole) -> [PairedTime] {
    rounds.compactMap { round in
      round.time(of: contestant, figure).map {
        PairedTime(time: $0, base: round.time(of: 0, figure))
      }
    }
      + heavyRounds.filter { $0.contestant == contestant }.map {
        PairedTime(time: $0.time, base: ($0.before + $0.after) / 2)
      }
  }

  /// Returns the nanoseconds of a contestant's first steps after the other contestants' turns.
  func firsts(of contestant: Int) -> [Double] {
    rounds.compactMap {
      $0.firsts.indices.contains(contestant) ? $0.firsts[contestant] : nil
    }
  }

  /// How many epochs of a contestant were timed.
  package func epochs(of contestant: String) -> Int {
    contestants.firstIndex(of: contestant).map { pairs(of: $0).count } ?? 0
  }
}

extension RoundSample {
  /// Returns the nanoseconds of a contestant's step, or of a part of it.
  fileprivate func time(of contestant: Int, _ figure: FrameFigure) -> Double? {
    guard figure != .whole else { return times[contestant] }
    // A part may take no time, but the logarithm is taken of it.
    return times[contestant].map { max(figure.value($0, parts?[contestant] ?? []), 0.001) }
  }
}
