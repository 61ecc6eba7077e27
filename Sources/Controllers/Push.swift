import Model

/// What the server tells unasked, decoded: one event, whatever it holds.
nonisolated struct Push {
  var notes: [NoteChange] = []
  /// The user as he is now, if anything about him changed.
  var user: User?
}
