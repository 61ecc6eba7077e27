import Model

/// Where the user is, the root and the editor apart, which follow from their own slices.
nonisolated struct RouteState: Equatable, Codable, Sendable {
  /// The notes tab comes first, then the profiles.
  var tab = 0
  /// The notes that are open over the list, the uppermost last.
  var stack: [Note.ID] = []
  var alert: AlertRoute?

  static let notesTab = 0
}

/// The question or message that is up.
nonisolated enum AlertRoute: String, Equatable, Codable, Sendable {
  case discardChanges
}

func routeReducer(_ state: inout RouteState, _ action: AppAction, editor: EditorState?) {
  switch action {
  case .tabs(.tabTapped(RouteState.notesTab)) where state.tab == RouteState.notesTab:
    state.stack = []
  case .tabs(.tabTapped(let tab)):
    state.tab = tab
  case .notes(.rowOpened(let id)):
    state.stack = [id]
  case .detail(.backTapped):
    _ = state.stack.popLast()
  case .detail(.deleteTapped):
    state.stack = []
  case .editor(.cancelTapped(let text)):
    if let editor, text != editor.base { state.alert = .discardChanges }
  case .editor(.discardTapped), .editor(.keepTapped):
    state.alert = nil
  default:
    break
  }
}
