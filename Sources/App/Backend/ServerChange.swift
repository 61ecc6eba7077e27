package import Model

/// A change on the server that the app did not cause, made for the signed-in user.
package nonisolated enum ServerChange: Equatable, Sendable {
  /// Another device replaces the text of a note; the note is dated now.
  case change(Note.ID, text: String)
  /// Another device creates a note; the note is dated now.
  case insert(Note.ID, text: String)
  case delete(Note.ID)
  /// A friend, or by default the signed-in user, now has this many friends.
  case friends(Int, of: User.ID? = nil)
}
