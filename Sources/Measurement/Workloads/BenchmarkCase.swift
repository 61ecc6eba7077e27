/// A case: an interaction at a size, for which contestants are compared.
package struct BenchmarkCase: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The interaction's id, as in `edit-visible`.
  package let interaction: String
  /// The number of notes.
  package let size: Int

  package init(interaction: String, size: Int) {
    self.interaction = interaction
    self.size = size
  }

  package var description: String { "\(interaction) at \(size)" }
}

/// A contestant that is excluded at a size, in one interaction or in all of them.
package struct Exclusion: Hashable, Codable, Sendable {
  package let contestant: String
  package let size: Int
  /// The interaction, or `nil` for all of them if building the app failed.
  package let interaction: String?

  /// Whether it excludes `contestant` from `cell`.
  package func covers(_ contestant: String, in cell: BenchmarkCase) -> Bool {
    self.contestant == contestant && size == cell.size
      && (interaction == nil || interaction == cell.interaction)
  }
}
