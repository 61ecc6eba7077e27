/// One character cell of a frame.
package nonisolated struct FrameCell: Hashable, Sendable {
  /// What stands there; `nil` in the second cell of a wide character.
  package var character: Character?
  package var look: Look

  package init(_ character: Character? = " ", _ look: Look = Look()) {
    self.character = character
    self.look = look
  }
}
