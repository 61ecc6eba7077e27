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
  /// The cores that other programs used on average.
  package var otherLoad: Double?
  /// The seconds of the fixed work that calibrates machines.
  package var kernel: Interval?

  init(_ results: Results) {
    let run = results.run
    (date, plan, seed, seconds) = (results.environment.date, run.plan, run.seed, run.seconds)
    (linkOrders, valid, otherLoad) = (run.linkOrders, results.valid, run.otherLoad)
    kernel = results.machine.kernel
  }
}
