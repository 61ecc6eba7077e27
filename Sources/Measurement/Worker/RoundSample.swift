/// One round: an epoch of each label in the squares.
package struct RoundSample: Equatable, Codable, Sendable {
  /// Which of the process's places.
  package let place: Int
  /// The script's step at which all labels began.
  package let step: Int
  /// The order in which they ran, as indices of the labels.
  package let order: [Int]
  /// Nanoseconds per step by label index; `nil` for heavy labels, and for wrong ones.
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
