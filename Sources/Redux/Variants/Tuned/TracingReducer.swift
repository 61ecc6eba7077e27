import Model

/// A reducer that also says what it has changed: as Immer's patches do, coarse and without a value.
func tracing(
  _ reducer: @escaping @MainActor (inout AppState, AppAction) -> Void, recordsPatches: Bool
) -> @MainActor (inout AppState, AppAction) -> Void {
  { state, action in
    let old = SliceMarks(of: state)
    let unheard = state.trace?.batchedSlices ?? []
    reducer(&state, action)
    let new = SliceMarks(of: state)
    let changes = new.changes(since: old).union(action.slices).union(unheard)
    state.trace = Trace(
      slices: changes, batchedSlices: action.isTick ? changes : [],
      onlyNotes: recordsPatches ? action.namedNote.map { new.touched($0, since: old) } : nil)
  }
}

extension AppAction {
  /// What changes for all that the marks do not tell.
  fileprivate var slices: Slices {
    switch self {
    case .session, .login(.succeeded), .profile(.logOutTapped): .all
    case .login: .login
    case .profile: .profile
    case .tabs, .notes, .detail, .editor, .route: []
    }
  }

  /// The note that is concerned, if no other one can be, but for those of the selection.
  fileprivate var namedNote: Note.ID? {
    switch self {
    case .notes(.changesPushed(let changes)): changes.count == 1 ? changes[0].id : nil
    case .notes(.rowSelected(let id)), .notes(.rowDeleted(let id)),
      .notes(.saveAnswered(let id, _, _)),
      .notes(.deleteAnswered(let id, _, _)):
      id
    case .editor(.saveBegan(let note)): note.id
    default: nil
    }
  }
}
