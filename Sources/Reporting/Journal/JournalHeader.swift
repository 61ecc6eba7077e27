package import Measurement

/// The first record of a run's journal: what is measured, and where.
package struct JournalHeader: Equatable, Codable, Sendable {
  /// The version of the journal's layout.
  package static let currentSchema = 1

  package var schema = JournalHeader.currentSchema
  /// The words of the command line that select what is measured, `--seed` among them.
  package var words: [String]
  /// Where it is measured, and when it began.
  package var environment: RunEnvironment
  package var plan: RunPlan
  package var lineup: Lineup
  package var cells: [Cell]
  package var seed: UInt64
  /// The checksum of the user's own notes, if they are measured on.
  package var notes: String?

  package init(
    words: [String], environment: RunEnvironment, plan: RunPlan, lineup: Lineup, cells: [Cell],
    seed: UInt64, notes: String?
  ) {
    self.words = words
    self.environment = environment
    self.plan = plan
    self.lineup = lineup
    self.cells = cells
    self.seed = seed
    self.notes = notes
  }
}
