/// Our count of malloc's calls in a workload beside callgrind's, as `Scripts/check-mallocs` writes it.
package struct MallocComparison: Equatable, Codable, Sendable {
  package var architecture: String
  package var interaction: String
  package var size: Int
  /// How many runs both counted.
  package var iterations: Int
  /// Ours; `nil` if it could not be read.
  package var counted: Int?
  package var callgrind: Int
}
