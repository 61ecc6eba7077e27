/// One epoch of a heavy contestant, between two epochs of the base.
///
/// A heavy contestant is too slow for the squares; see `CasePlan.heavy`.
package struct HeavyContestantSample: Equatable, Codable, Sendable {
  package let place: Int
  package let step: Int
  /// The contestant's index.
  package let contestant: Int
  /// The contestant's nanoseconds per step.
  package let time: Double
  /// The base's nanoseconds per step before and after the contestant's epoch.
  package let before: Double
  package let after: Double
  /// What the machine did during the three epochs, the base's first; empty if unknown.
  package var conditions: [EpochConditions] = []
}
