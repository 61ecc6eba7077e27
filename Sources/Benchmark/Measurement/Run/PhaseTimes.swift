/// The seconds of a run that one contestant took, by what they were for.
package struct PhaseTimes: Equatable, Codable, Sendable {
  /// Building its apps and bringing them to where an interaction begins.
  package var settingUp = 0.0
  /// Preparing, resetting and checking its steps, and warming up.
  package var preparing = 0.0
  /// Playing scripts and comparing it with the base.
  package var gate = 0.0
  /// Finding the costs of its steps.
  package var pilot = 0.0
  /// Counting its allocations and its work.
  package var counting = 0.0
  /// Performing its steps while the clock ran.
  package var timing = 0.0

  package init() {}

  /// All parts with their names, in the order of a run.
  package static var parts: [(name: String, seconds: WritableKeyPath<PhaseTimes, Double>)] {
    [
      ("gate", \.gate), ("pilot", \.pilot), ("counting", \.counting),
      ("setting up", \.settingUp), ("preparing", \.preparing), ("timing", \.timing),
    ]
  }

  /// All seconds together.
  package var sum: Double { Self.parts.reduce(0) { $0 + self[keyPath: $1.seconds] } }

  package static func + (one: PhaseTimes, other: PhaseTimes) -> PhaseTimes {
    var sum = one
    for part in parts { sum[keyPath: part.seconds] += other[keyPath: part.seconds] }
    return sum
  }
}

/// Where a worker's time goes, by contestant.
@MainActor final class TimeLedger {
  private(set) var times: [String: PhaseTimes] = [:]
  private let instruments: Instruments

  init(_ instruments: Instruments) {
    self.instruments = instruments
  }

  /// Adds seconds to a part of a contestant's time.
  func add(_ seconds: Double, to part: WritableKeyPath<PhaseTimes, Double>, of contestant: String) {
    times[contestant, default: PhaseTimes()][keyPath: part] += seconds
  }

  /// Performs `body` and adds the seconds that it takes.
  func measure<Result, Failure: Error>(
    _ part: WritableKeyPath<PhaseTimes, Double>, of contestant: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = instruments.now()
    defer { add(instruments.seconds(since: start), to: part, of: contestant) }
    return try body()
  }
}
