import Model

/// The state of the presented editor, without the unfinished text, which the form holds.
nonisolated struct EditorState: Equatable, Codable, Sendable {
  /// The number of its opening.
  let number: Int
  /// Whether the editor opened without a note; saving a new note sets no change date.
  let isNew: Bool
  /// The note that was opened or last handed to a save; `nil` for a new note that was never saved.
  var note: Note?
  var save = Save.none

  /// How far the last save has come; a save that has succeeded closes the editor.
  enum Save: Equatable, Codable, Sendable {
    case none
    case underWay(NoteCollection.WriteNumber)
    case failed
  }

  var isSaving: Bool { save != .none && save != .failed }

  /// Creates the state for an editor of a note, or of a new note.
  init(number: Int, note: Note? = nil) {
    self.number = number
    self.note = note
    isNew = note == nil
  }
}

/// What the user does in the editor, except what only concerns the form.
nonisolated enum EditorAction: Equatable, Codable, Sendable {
  case cancelTapped(isDirty: Bool)
  /// Carries the note with the new text, its id and its date.
  case saveBegan(Note)
  case discardTapped
  case keepTapped
}

/// `lastWrite` is the number of the save if this action begins one.
func editorReducer(
  _ state: EditorState?, _ action: AppAction, openNote: Note?,
  lastWrite: NoteCollection.WriteNumber, route: RouteState
) -> EditorState? {
  var state = state
  switch action {
  case .notes(.createTapped):
    state = EditorState(number: route.nextOpening)
  case .detail(.editTapped):
    if let openNote { state = EditorState(number: route.nextOpening, note: openNote) }
  case .editor(.saveBegan(let note)):
    state?.note = note
    state?.save = .underWay(lastWrite)
  case .notes(.saveAnswered(_, let number, let succeeded)) where state?.save == .underWay(number):
    if succeeded { state = nil } else { state?.save = .failed }
  case .editor(.cancelTapped(isDirty: false)), .editor(.discardTapped):
    state = nil
  default:
    break
  }
  return state
}
