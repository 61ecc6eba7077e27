import Model

/// Maps actions to changes of the notes, which `NotesState` carries out.
///
/// `route` is the state before the action, except for the action's number.
func notesReducer(_ state: inout NotesState, _ action: AppAction, route: RouteState) {
  if action.openedSession != nil { return state.startLoading() }
  switch action {
  case .notes(.rowOpened(let id)):
    state.openNote = OpenNote(id: id, number: route.actionNumber)
  case .notes(let action):
    reduce(&state, action)
  case .detail(.pageTurned(let id)):
    state.openNote?.turn(to: id)
    state.selection = id
  case .detail(.deleteTapped):
    if let id = state.openNote?.id { state.beginDelete(id) }
    state.openNote = nil
  case .detail(.backTapped):
    state.openNote = nil
  case .tabs(.tabTapped(RouteState.notesTab)) where route.tab == RouteState.notesTab:
    state.openNote = nil
  case .route(.okTapped) where route.alert?.kind == .noteDeleted:
    state.openNote = nil
  case .editor(.saveBegan(let note)):
    state.beginSave(note)
  default:
    break
  }
}

private func reduce(_ state: inout NotesState, _ action: NotesAction) {
  switch action {
  case .createTapped, .rowOpened, .rowShown, .pictureRequested, .pictureArrived:
    break
  case .sortTapped:
    state.arrange(order: state.rows.order == .byChange ? .byTitle : .byChange)
  case .filterEdited(let filter):
    state.arrange(filter: filter)
  case .refreshTapped, .refreshPulled, .retryTapped:
    state.startLoading()
  case .rowSelected(let id):
    state.selection = id
  case .rowDeleted(let id):
    state.beginDelete(id)
  case .loaded(let list):
    state.finishLoading(list)
  case .loadFailed:
    state.failLoading()
  case .changesPushed(let changes):
    state.apply(changes)
  case .saveAnswered(let id, let number, let succeeded):
    state.endSave(of: id, number, succeeded: succeeded)
  case .deleteAnswered(let id, let number, let succeeded):
    state.endDelete(of: id, number, succeeded: succeeded)
  }
}
