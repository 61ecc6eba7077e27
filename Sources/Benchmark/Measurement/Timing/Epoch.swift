/// The time of an epoch, and what the machine did meanwhile.
package struct Epoch: Equatable, Sendable {
  /// Nanoseconds per step, without the clock's overhead; always above 0.
  package let time: Double
  /// The nanoseconds of the first step before it; `nil` without such steps.
  package let first: Double?
  package let conditions: EpochConditions
  /// Nanoseconds of each part of a step; empty if no parts are timed.
  package var parts: [Double] = []
}

/// What the machine did during an epoch.
package struct EpochConditions: Equatable, Codable, Sendable {
  /// Microseconds from the worker's start to the epoch's.
  package let start: Int
  /// The nanoseconds of the timed part for which the thread had no core.
  package let waited: Int
  /// Page faults, those of preparing and resetting included.
  package let pageFaults: Int
  /// The number of the core at the end; −1 if the system does not say.
  package let core: Int

  /// Decodes the four numbers in order, without names: a run has hundreds of thousands of them.
}

extension EpochConditions {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    start = try numbers.decode(Int.self)
    waited = try numbers.decode(Int.self)
    pageFaults = try numbers.decode(Int.self)
    core = try numbers.decode(Int.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [start, waited, pageFaults, core] { try numbers.encode(number) }
  }
}
