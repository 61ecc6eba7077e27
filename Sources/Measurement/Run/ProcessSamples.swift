/// What the workers of one timing process gave: one for its short cells, one for its long ones.
package struct ProcessSamples: Equatable, Codable, Sendable {
  /// Its number, from 0; a number can be missing.
  package let process: Int
  package let seed: UInt64
  /// What an empty pair of clock readings took, in nanoseconds.
  package let overhead: Double
  package let cells: [CellSamples]
  /// From its start to its end.
  package let seconds: Double
  /// Involuntary context switches over its life.
  package let switches: Int

  package init(
    process: Int, seed: UInt64, overhead: Double, cells: [CellSamples], seconds: Double,
    switches: Int
  ) {
    self.process = process
    self.seed = seed
    self.overhead = overhead
    self.cells = cells
    self.seconds = seconds
    self.switches = switches
  }

  /// What two workers gave for one process number, short cells and long ones, as one.
  static func joined(_ first: ProcessSamples?, _ second: ProcessSamples) -> ProcessSamples {
    guard let first else { return second }
    return ProcessSamples(
      process: first.process, seed: first.seed, overhead: first.overhead,
      cells: first.cells + second.cells, seconds: first.seconds + second.seconds,
      switches: first.switches + second.switches)
  }
}
