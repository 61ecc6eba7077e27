import Model

/// What the user does where a note is open.
nonisolated enum DetailAction: Equatable, Codable, Sendable {
  case backTapped
  /// The note as its page shows it.
  case editTapped(Note)
  case deleteTapped
  case pageTurned(to: Note.ID)
}
