/// What one process gave that timed single events.
package struct LatencyProcess: Equatable, Codable, Sendable {
  /// Its number among such processes, from 0; a number can be missing.
  package let process: Int
  package let seed: UInt64
  /// What an empty pair of clock readings took, in nanoseconds; it has been subtracted.
  package let overhead: Double
  package let cells: [CellLatencies]
  /// From its start to its end.
  package let seconds: Double
  /// Involuntary context switches over its life.
  package let switches: Int

  package init(
    process: Int, seed: UInt64, overhead: Double, cells: [CellLatencies], seconds: Double,
    switches: Int
  ) {
    self.process = process
    self.seed = seed
    self.overhead = overhead
    self.cells = cells
    self.seconds = seconds
    self.switches = switches
  }
}
