package import Model

/// A decoded message that the server sends without a request; delivered as one event.
package nonisolated struct Push {
  package var notes: [NoteChange] = []
  /// The user's new data, if it has changed.
  package var user: User?
}
