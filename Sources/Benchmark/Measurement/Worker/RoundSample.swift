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
  /// How often the CPU was taken away during the round.
  package let switches: Int

  package init(place: Int, step: Int, order: [Int], times: [Double?], switches: Int) {
    self.place = place
    self.step = step
    self.order = order
    self.times = times
    self.switches = switches
  }
}
