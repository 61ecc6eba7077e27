/// The time of an epoch, and what the machine did meanwhile.
package struct Epoch: Equatable, Sendable {
  /// Nanoseconds per step, without the clock's overhead; always above 0.
  package let time: Double
  /// The nanoseconds of the first step before it; `nil` without such steps.
  package let first: Double?
  /// The nanoseconds of the timed part for which the thread had no core.
  package let waited: Int
  /// Page faults, those of preparing and resetting included.
  package let pageFaults: Int
  /// Nanoseconds of each part of a step; empty if no parts are timed.
  package var parts: [Double] = []
}
