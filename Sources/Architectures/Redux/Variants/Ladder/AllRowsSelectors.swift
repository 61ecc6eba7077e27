import Model

/// Which notes there are, in view or not.
nonisolated enum AllRowsSelectors {
  static func ids(_ state: AppState) -> some Sequence<Note.ID> {
    state.notes.collection.notes.keys
  }

  static func hasNote(_ state: AppState, _ id: Note.ID) -> Bool {
    state.notes.collection[id] != nil
  }
}
