/// An event at a size and at a cost of view work.
package struct SurveyPoint: Hashable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The additional cost of a view write, in nanoseconds.
  package var nanosecondsPerWrite: Int = 0
}
