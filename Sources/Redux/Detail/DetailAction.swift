import Model

/// What the user does on a note's page.
nonisolated enum DetailAction: Equatable, Codable, Sendable {
  case backTapped
  /// The note as the page shows it: the store may have lost it, deleted elsewhere.
  case editTapped(Note)
  case deleteTapped(Note.ID)
}
