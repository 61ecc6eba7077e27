/// The change of an architecture's mean time over Baseline, over all cells that both runs timed.
///
/// A slowdown that is too small to be seen in a cell can be seen here.
package struct ArchitectureChange: Equatable, Encodable, Sendable {
  package let architecture: String
  /// Whether its sources are the same in both runs, so that its changes are noise.
  package let isControl: Bool
  /// The number of cells in the mean.
  package let cells: Int
  package let time: TimeChange
}
