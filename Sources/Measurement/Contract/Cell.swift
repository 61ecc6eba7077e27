/// Where labels are compared: an interaction at a size.
package struct Cell: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The interaction's id, as in `edit-visible`.
  package let interaction: String
  /// How many notes there are.
  package let size: Int

  package init(interaction: String, size: Int) {
    self.interaction = interaction
    self.size = size
  }

  package var description: String { "\(interaction) at \(size)" }
}
