/// The samples of one timing process.
///
/// It has up to two workers; see `CasePlan.isApart`.
package struct ProcessSamples: Equatable, Codable, Sendable {
  /// Its number, from 0; a process without results is missing.
  package let process: Int
  package let seed: UInt64
  /// How long an empty pair of clock readings took, in nanoseconds.
  package let overhead: Double
  /// The nanoseconds of the fixed work that calibrates machines, after each place.
  package let calibration: [Double]
  package let cells: [CaseSamples]
  /// Seconds from its start to its end.
  package let seconds: Double
  /// Involuntary context switches during its life.
  package let switches: Int

  package init(
    process: Int, seed: UInt64, overhead: Double, calibration: [Double] = [], cells: [CaseSamples],
    seconds: Double, switches: Int
  ) {
    self.process = process
    self.seed = seed
    self.overhead = overhead
    self.calibration = calibration
    self.cells = cells
    self.seconds = seconds
    self.switches = switches
  }

  /// Joins the samples of the two workers of one process.
  static func joined(_ first: ProcessSamples?, _ second: ProcessSamples) -> ProcessSamples {
    guard let first else { return second }
    return ProcessSamples(
      process: first.process, seed: first.seed, overhead: first.overhead,
      calibration: first.calibration + second.calibration, cells: first.cells + second.cells, seconds: first.seconds + second.seconds,
      switches: first.switches + second.switches)
  }
}
