/// The counts of a contestant's runs in a case.
package struct CaseCounts: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  package let contestant: String
  /// The counts of the very first run, by counter.
  package let first: [String: Int]
  /// The counts of every run after warm-up, by counter.
  ///
  /// A counter that is not the same in all runs is missing.
  package var warm: [String: Int]
  /// The values of counters that differ from run to run, in order.
  package let unstable: [String: [Int]]
}
