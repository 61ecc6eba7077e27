/// What one event costs more in an architecture than in Baseline.
///
/// Source: how-we-measure.md, "Added per event".
package struct AddedResult: Equatable, Codable, Sendable {
  /// Seconds per event, below 0 if the architecture is faster: the mean over processes.
  package var estimate: Double
  /// The ends of the 95 % interval over processes; `nil` with fewer than two.
  package var low: Double?
  package var high: Double?
  /// Instructions per event; `nil` if they were not counted.
  package var instructions: Int?
  /// The number of events in one run of the interaction; `nil` for several interactions together.
  package var events: Int?
  /// Seconds per event in each process.
  package var values: [Double]
}

/// What one event of a kind costs more: the median over the kind's families of interactions.
package struct KindResult: Equatable, Codable, Sendable {
  package var kind: String
  package var architecture: String
  package var size: Int
  package var added: AddedResult
  /// The id of the interaction that adds most.
  package var worst: String
}
