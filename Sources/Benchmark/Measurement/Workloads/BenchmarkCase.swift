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
