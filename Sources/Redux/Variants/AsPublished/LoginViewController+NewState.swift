extension LoginViewController: StateSubscriber {
  func newState(_ state: AppState) {
    showLoading(state.login.isLoading)
    showError(LoginSelectors.errorText(state))
  }
}
