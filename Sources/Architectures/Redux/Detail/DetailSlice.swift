import Model

/// The note on the page that is open over the list.
nonisolated struct OpenNote: Equatable, Codable, Sendable {
  fileprivate(set) var id: Note.ID
  /// The number of the opening, which makes a page different from an earlier page of the same note.
  let number: Int
  /// The content that the page keeps showing when the note is deleted elsewhere.
  fileprivate(set) var lastContent: Note?

  /// Remembers the note's last content if one of the changes removes it.
  mutating func follow(_ changes: [NoteCollection.Change]) {
    let removal = changes.last { $0.id == id && $0.new == nil }
    if let removal { lastContent = removal.old }
  }
}

nonisolated enum DetailAction: Equatable, Codable, Sendable {
  case backTapped
  case pageTurned(to: Note.ID)
  case editTapped
  case deleteTapped
}

/// `route` is the state before the action.
func detailReducer(
  _ state: OpenNote?, _ action: AppAction, route: RouteState
) -> OpenNote? {
  var state = state
  switch action {
  case .notes(.rowOpened(let id)):
    state = OpenNote(id: id, number: route.nextOpening)
  case .detail(.pageTurned(let id)):
    state?.id = id
    state?.lastContent = nil
  case .detail(.backTapped), .detail(.deleteTapped):
    state = nil
  case .route(.tabTapped(RouteState.notesTab)) where route.tab == RouteState.notesTab:
    state = nil
  case .route(.okTapped) where route.alert?.kind == .noteDeleted:
    state = nil
  default:
    break
  }
  return state
}
