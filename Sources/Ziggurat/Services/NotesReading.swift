import Model

/// What Presenters and Services read of the notes.
protocol NotesReading: NoteCounting {
  var loading: Loading { get }
  var list: NoteList { get }
  func note(_ id: Note.ID) -> Note?
  func mark(of id: Note.ID) -> WriteMark?
}
