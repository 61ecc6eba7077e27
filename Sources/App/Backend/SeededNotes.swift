import Model

/// The first notes of an account, with the revision that identifies them.
nonisolated struct SeededNotes {
  let notes: [Note]
  let revision: Account.Revision

  init(_ notes: [Note]) {
    self.notes = notes
    revision = Account.Revision()
  }
}
