import Model

/// What the page of one note shows of the state; `nil` throughout once the user has left it.
struct NotePageSelectors {
  let text: @MainActor (AppState) -> String?
  let created: @MainActor (AppState) -> String?
  let changed: @MainActor (AppState) -> String?
  let words: @MainActor (AppState) -> String?

  init(of id: Note.ID) {
    let note: @MainActor (AppState) -> Note? = { DetailSelectors.note($0, id) }
    text = { note($0)?.text }
    created = memoised({ note($0)?.createdAt }) { $0.map { "Created \(format($0))" } }
    // Two levels: the note may be gone, or there and never changed.
    changed = memoised({ note($0).map(\.changedAt) }) { moment in
      moment.map { $0.map { "Changed \(format($0))" } ?? "Never changed" }
    }
    words = memoised({ note($0)?.text }) { $0.map { counted(wordCount(of: $0), "word") } }
  }
}
