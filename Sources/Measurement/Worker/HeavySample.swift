/// One epoch of a heavy label, between two of the base.
package struct HeavySample: Equatable, Codable, Sendable {
  package let place: Int
  package let step: Int
  /// Which label, by index.
  package let label: Int
  /// Its nanoseconds per step.
  package let time: Double
  /// The base's nanoseconds per step before and after it.
  package let before: Double
  package let after: Double
  /// How often the CPU was taken away during the three.
  package let switches: Int

  package init(
    place: Int, step: Int, label: Int, time: Double, before: Double, after: Double, switches: Int
  ) {
    self.place = place
    self.step = step
    self.label = label
    self.time = time
    self.before = before
    self.after = after
    self.switches = switches
  }
}
