package import Measurement

/// One of the runs that a report is made of.
package struct RunPart: Equatable, Codable, Sendable {
  /// The start of the run.
  package var date: String
  package var plan: String
  package var seed: UInt64
  package var seconds: Double
  package var linkOrders: Int
  package var valid: Bool
  /// The cores that other programs used: before the run, on average, and after it.
  package var loadBefore: Double?
  package var otherLoad: Double?
  package var loadAfter: Double?
  /// The seconds of the fixed work that calibrates machines: in the first process, in all, in the last.
  package var kernelBefore: Interval?
  package var kernel: Interval?
  package var kernelAfter: Interval?

  init(_ results: Results, _ medians: RunMedians) {
    let run = results.run
    (date, plan, seed, seconds) = (results.environment.date, run.plan, run.seed, run.seconds)
    (linkOrders, valid) = (run.linkOrders, results.valid)
    (loadBefore, otherLoad, loadAfter) = (run.loadBefore, run.otherLoad, run.loadAfter)
    kernel = medians.kernel
    (kernelBefore, kernelAfter) = medians.kernelAtEnds
  }
}
