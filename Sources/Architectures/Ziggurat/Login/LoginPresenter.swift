import Model

/// What the log-in is presented from.
protocol LoginPresenterContext {
  var login: any LoginReading { get }
}

/// Presents the log-in.
struct LoginPresenter {
  static func present(_ context: some LoginPresenterContext) -> LoginViewModel {
    let login = context.login
    return LoginViewModel(
      areFieldsEnabled: !login.isLoading, isSubmitEnabled: login.canSubmit,
      isSpinnerShown: login.isLoading, error: login.failure.map(wording))
  }

  private static func wording(_ failure: NotesError) -> String {
    failure == .wrongCredentials ? "Wrong name or password." : "Could not log in."
  }
}
