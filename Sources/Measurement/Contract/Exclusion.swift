/// A label that is left out at a size: in one interaction, or in all of them.
package struct Exclusion: Hashable, Codable, Sendable, CustomStringConvertible {
  package let label: String
  package let size: Int
  /// The interaction, or `nil` for all: building the app itself went wrong.
  package let interaction: String?

  package init(label: String, size: Int, interaction: String?) {
    self.label = label
    self.size = size
    self.interaction = interaction
  }

  package var description: String { "\(label), \(interaction ?? "building it") at \(size)" }

  /// Whether it leaves `label` out of `cell`.
  package func covers(_ label: String, in cell: Cell) -> Bool {
    self.label == label && size == cell.size
      && (interaction == nil || interaction == cell.interaction)
  }
}
