import Model

/// Which event changes the notes how; `NotesState` knows what else a change brings along.
func notesReducer(_ state: inout NotesState, _ action: AppAction) {
  if action.openedSession != nil { return state.startLoading() }
  switch action {
  case .notes(let action): reduce(&state, action)
  case .detail(.deleteTapped(let id)): state.beginDelete(id)
  case .editor(.saveBegan(let note)): state.beginSave(note)
  default: break
  }
}

private func reduce(_ state: inout NotesState, _ action: NotesAction) {
  switch action {
  case .createTapped, .rowOpened:
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
