import Model

/// Finds out what each action has changed, by comparing the state before and after it.
///
/// This is coarser than Immer's patches, and records no values.
final class ChangeTracer {
  /// The only notes that may look different after the last action; `nil` if any note may.
  private(set) var touchedNotes: TouchedNotes?
  /// The slices that have changed since the subscribers were last called.
  private var slices: Slices = .all
  private var marks = SliceMarks(of: AppState())

  /// Returns a reducer that changes the state as the given one does.
  func tracing(
    _ reducer: @escaping @MainActor (inout AppState, AppAction) -> Void
  ) -> @MainActor (inout AppState, AppAction) -> Void {
    { state, action in
      reducer(&state, action)
      self.slices.formUnion(action.slices)
      // A tick changes no mark, and there may be a thousand in a turn.
      guard !action.isTick else { return }
      let old = self.marks
      let new = SliceMarks(of: state)
      self.marks = new
      self.slices.formUnion(new.changes(since: old))
      self.touchedNotes =
        action.isSelection
        ? new.touched(content: nil, since: old)
        : action.namedNote.map { new.touched(content: $0, since: old) }
    }
  }

  /// Returns the slices that have changed since the last call.
  func takeSlices() -> Slices {
    let changes = slices
    slices = []
    return changes
  }
}

extension AppAction {
  /// The slices that the action may change without changing a mark.
  fileprivate var slices: Slices {
    switch self {
    case .session, .login(.succeeded), .profile(.logOutTapped): .all
    case .login: .login
    case .profile: .profile
    case .friend: .friends
    case .tabs, .notes, .detail, .editor, .route: []
    }
  }

  /// Whether the action changes no content of notes.
  fileprivate var isSelection: Bool {
    if case .notes(.rowSelected) = self { true } else { false }
  }

  /// The note that the action concerns, if it concerns no other note except by the selection.
  fileprivate var namedNote: Note.ID? {
    switch self {
    case .notes(.changesPushed(let changes)): changes.count == 1 ? changes[0].id : nil
    case .notes(.rowDeleted(let id)), .notes(.saveAnswered(let id, _, _)),
      .notes(.deleteAnswered(let id, _, _)):
      id
    case .editor(.saveBegan(let note)): note.id
    default: nil
    }
  }
}
