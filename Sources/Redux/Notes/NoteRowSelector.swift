import Model

/// What the row of one note shows of the state: each row in view has one of its own, as each
/// connected list item of React-Redux has.
struct NoteRowSelector {
  let id: Note.ID
  private var title = Memo<String, String>()
  private var date = Memo<Timestamp, String>()
  private var last: Selection?

  init(of id: Note.ID) {
    self.id = id
  }

  /// `nil` if the row shows it already, or the note is gone.
  mutating func callAsFunction(_ state: AppState) -> NoteRow? {
    guard let note = state.notes.collection[id] else { return nil }
    let selection = Selection(
      note: note, mark: state.notes.collection.mark(of: id),
      picture: note.picture.map { state.pictures.shown($0) },
      isSelected: state.notes.selection == id)
    guard selection != last else { return nil }
    last = selection
    return NoteRow(
      title: title(note.text) { Model.title(of: $0) },
      date: date(note.touchedAt) { format($0) },
      mark: selection.mark?.rawValue ?? "",
      imageName: selection.picture?.name ?? "",
      isSelected: selection.isSelected)
  }

  /// What the row is made of.
  private struct Selection: Equatable {
    let note: Note
    let mark: WriteMark?
    let picture: Picture?
    let isSelected: Bool
  }
}
