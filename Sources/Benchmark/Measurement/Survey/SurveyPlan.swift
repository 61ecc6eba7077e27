/// The scope of the surveys, the passes beside the main measurement.
package struct SurveyPlan: Equatable, Codable, Sendable {
  /// The sizes at which apps' memory is counted; `nil` for no such pass.
  package var memory: MemoryPlan?

  package init() {}

  /// Whether there is nothing to do.
  package var isEmpty: Bool { memory == nil }
}

/// The sizes at which an app's memory is counted.
package struct MemoryPlan: Equatable, Codable, Sendable {
  /// Numbers of notes, rising; the memory per note is the slope from the first to the last.
  package var sizes: [Int]

  package init(sizes: [Int] = [1_000, 10_000]) {
    self.sizes = sizes
  }
}
