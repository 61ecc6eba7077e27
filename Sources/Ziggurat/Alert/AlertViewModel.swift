/// A question or a message over everything.
nonisolated struct AlertViewModel: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case discardingChanges
    case noteDeleted
    case unknownNote(Int)
    case unopenableLink
  }

  /// Another one for each alert, though it may say the same.
  let number: Int
  let kind: Kind
}
