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
}
