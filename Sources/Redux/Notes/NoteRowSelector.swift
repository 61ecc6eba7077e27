import Model

/// What the row of one note shows of the state: each row in view has one of its own, as each
/// connected list item of React-Redux has.
struct NoteRowSelector {
  let id: Note.ID
  private var title = Memo<String, String>()
  private var date = Memo<Timestamp, String>()

  init(of id: Note.ID) {
    self.id = id
  }

  /// Whether the last action is known to have left the note as it was.
  func isUntouched(in state: AppState) -> Bool { state.trace?.leaves(id) == true }

  /// `nil` if the note is gone.
  mutating func callAsFunction(_ state: AppState) -> NoteRow? {
    guard let note = state.notes.collection[id] else { return nil }
    return NoteRow(
      title: title(note.text) { Model.title(of: $0) },
      date: date(note.touchedAt) { format($0) },
      mark: state.notes.collection.mark(of: id)?.rawValue ?? "",
      imageName: note.picture.map { state.pictures.shown($0).name } ?? "",
      isSelected: state.notes.selection == id)
  }
}
