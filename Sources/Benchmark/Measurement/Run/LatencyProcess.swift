/// The times of single events from one process.
package struct LatencyProcess: Equatable, Codable, Sendable {
  /// Its number among such processes, from 0; a process without results is missing.
  package let process: Int
  package let seed: UInt64
  /// How long an empty pair of clock readings took, in nanoseconds.
  ///
  /// It has been subtracted from the times.
  package let overhead: Double
  package let cells: [CaseLatencies]
  /// Seconds from its start to its end.
  package let seconds: Double
  /// Involuntary context switches during its life.
  package let switches: Int

  package init(
    process: Int, seed: UInt64, overhead: Double, cells: [CaseLatencies], seconds: Double,
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
