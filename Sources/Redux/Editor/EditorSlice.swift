import Model

/// How the presented editor stands; what is typed lies with the form.
nonisolated struct EditorState: Equatable, Codable, Sendable {
  /// Of the action that opened it.
  let number: Int
  /// Whether the note was not there when the editor opened: such a one never counts as changed.
  let isNew: Bool
  /// As it opened or was last handed to a save; `nil` for a new one until then.
  var note: Note?
  /// The save whose answer it waits for.
  var write: NoteCollection.WriteNumber?
  /// Whether the last save failed.
  var hasFailed = false

  var isSaving: Bool { write != nil }

  /// An editor for a note, or for a new one.
  init(number: Int, note: Note? = nil) {
    self.number = number
    self.note = note
    isNew = note == nil
  }
}

/// `lastWrite` is the number under which the notes follow the save that this action begins.
func editorReducer(
  _ state: inout EditorState?, _ action: AppAction, actionNumber: Int,
  lastWrite: NoteCollection.WriteNumber
) {
  switch action {
  case .notes(.createTapped):
    state = EditorState(number: actionNumber)
  case .detail(.editTapped(let note)):
    state = EditorState(number: actionNumber, note: note)
  case .editor(.saveBegan(let note)):
    state?.note = note
    state?.write = lastWrite
    state?.hasFailed = false
  case .notes(.saveAnswered(_, let number, let succeeded)) where number == state?.write:
    state?.write = nil
    state?.hasFailed = !succeeded
    if succeeded { state = nil }
  case .editor(.cancelTapped(isDirty: false)), .editor(.discardTapped):
    state = nil
  default:
    break
  }
}
