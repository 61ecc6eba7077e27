extension EditorViewController: StateSubscriber {
  func newState(_ state: AppState) {
    showSaving(selectors.isSaving(state))
    showFailure(selectors.hasFailed(state))
    showTheirs(selectors.theirs(state))
  }
}
