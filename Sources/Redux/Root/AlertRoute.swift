import Model

/// The question or message that is up.
nonisolated struct AlertRoute: Equatable, Codable, Sendable {
  let kind: Kind
  let number: Int

  enum Kind: Equatable, Codable, Sendable {
    case discardChanges
    case noteDeleted
    case unknownNote(Note.ID)
    case unopenableLink
  }
}
