package import Model

/// Something that happens on the server without the app, for the user signed in.
package nonisolated enum ServerChange: Equatable, Sendable {
  /// Another device replaces a note's text, now.
  case change(Note.ID, text: String)
  /// Another device creates a note, now.
  case insert(Note.ID, text: String)
  case delete(Note.ID)
  /// The user has this many friends from now on.
  case friends(Int)
}
