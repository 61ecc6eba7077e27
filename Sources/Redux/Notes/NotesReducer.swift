import Model

/// Which event changes the notes how; `NotesState` knows what else a change brings along.
///
/// `route` is as it was when the event came, but for the action's number.
func notesReducer(_ state: inout NotesState, _ action: AppAction, route: RouteState) {
  if action.openedSession != nil { return state.startLoading() }
  switch action {
  case .notes(.rowOpened(let id)):
    state.opened = OpenedNote(id: id, number: route.actionNumber)
  case .notes(let action):
    reduce(&state, action)
  case .detail(.pageTurned(let id)):
    state.opened?.turn(to: id)
    state.selection = id
  case .detail(.deleteTapped):
    if let id = state.opened?.id { state.beginDelete(id) }
    state.opened = nil
  case .detail(.backTapped):
    state.opened = nil
  case .tabs(.tabTapped(RouteState.notesTab)) where route.tab == RouteState.notesTab:
    state.opened = nil
  case .route(.okTapped) where route.alert?.kind == .noteDeleted:
    state.opened = nil
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
