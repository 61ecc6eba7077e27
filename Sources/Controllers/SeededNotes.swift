import Model

/// The notes with which an account begins, and the name of that state.
nonisolated struct SeededNotes {
  let notes: [Note]
  let revision: Account.Revision

  init(_ notes: [Note]) {
    self.notes = notes
    revision = Account.Revision()
  }
}
