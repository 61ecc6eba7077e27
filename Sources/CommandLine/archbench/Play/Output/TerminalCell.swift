/// One character cell of a terminal frame.
package nonisolated struct TerminalCell: Hashable, Sendable {
  /// The character; `nil` in the second cell of a wide character.
  package var character: Character?
  package var attributes: CellAttributes

  package init(_ character: Character? = " ", _ attributes: CellAttributes = CellAttributes()) {
    self.character = character
    self.attributes = attributes
  }
}
