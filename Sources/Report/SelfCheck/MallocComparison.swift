/// The number of malloc calls in a workload, counted by this project and by callgrind.
///
/// Written by `Scripts/check-mallocs`.
package struct MallocComparison: Equatable, Codable, Sendable {
  package var architecture: String
  package var interaction: String
  package var size: Int
  /// The number of runs that both counted.
  package var iterations: Int
  /// This project's count; `nil` if it could not be read.
  package var counted: Int?
  package var callgrind: Int
}
