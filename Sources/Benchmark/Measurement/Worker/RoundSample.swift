/// One round: an epoch of each contestant in the squares.
package struct RoundSample: Equatable, Codable, Sendable {
  /// The number of the place within the process.
  package let place: Int
  /// The script's step at which all contestants began.
  package let step: Int
  /// The order in which the contestants ran, by index.
  package let order: [Int]
  /// Nanoseconds per step by contestant index; `nil` for heavy and for wrong contestants.
  package let times: [Double?]
  /// The nanoseconds of the first step after the other contestants' turns, by contestant index.
  ///
  /// Empty if no such step is timed.
  package var firsts: [Double?] = []
  /// What the machine did during each epoch, by contestant index; empty if unknown.
  package var conditions: [EpochConditions?] = []
}
