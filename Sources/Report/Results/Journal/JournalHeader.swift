package import Measurement

/// The first record of a run's journal: what is measured and on which machine.
package struct JournalHeader: Equatable, Codable, Sendable {
  /// The version of the journal's layout.
  package static let currentSchema = 1

  package var schema = JournalHeader.currentSchema
  /// The arguments that select what is measured, including `--seed`.
  package var words: [String]
  /// The machine and the start of the run.
  package var environment: RunEnvironment
  package var plan: RunPlan
  package var contestants: Contestants
  package var cells: [BenchmarkCase]
  package var seed: UInt64
  /// The checksum of the user's own notes, if the run measures them.
  package var notes: String?

  package init(
    words: [String], environment: RunEnvironment, plan: RunPlan, contestants: Contestants,
    cells: [BenchmarkCase],
    seed: UInt64, notes: String?
  ) {
    self.words = words
    self.environment = environment
    self.plan = plan
    self.contestants = contestants
    self.cells = cells
    self.seed = seed
    self.notes = notes
  }
}
