import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("A failed log-in shows its message and enables the button again", .measured)
struct LogInFailureTests {
  private let submit = AppAction.login(.submitTapped(name: "ada", password: Secret("Secret")))

  @Test("The middleware dispatches why a log-in failed, and the session of the next one.")
  func middleware() {
    let server = FakeServer()
    let recorder = ActionRecorder()
    let store = AppStore(
      AppState(), SessionMiddleware(SessionController(transport: server)), recorder)
    store.dispatch(.session(.launched))
    server.answer(.restore, .session(nil))
    store.dispatch(submit)
    server.answer(.login, .failure(.wrongCredentials))
    store.dispatch(submit)
    server.answer(.login, .session(.ada))
    #expect(
      recorder.actions == [
        .session(.launched), .session(.restored(nil)), submit,
        .login(.failed(.wrongCredentials)), submit, .login(.succeeded(.ada)),
      ])
  }

  @Test(
    "The message says why, and the button is enabled until the next submit.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (.requestFailed, "Could not log in."), (.unreadableAnswer, "Could not log in."),
    ])
  func failed(error: NotesError, message: String) {
    let loading = AppState().after(.session(.restored(nil)), submit)
    let failed = loading.after(.login(.failed(error)))
    #expect(failed.session == .signedOut && failed.login == LoginState(failure: error))
    #expect(LoginSelectors.errorText(failed) == message)
    #expect(LoginSelectors.canSubmit(failed, name: "ada", password: "Secret"))

    for state in [loading, failed.after(submit)] {
      #expect(LoginSelectors.errorText(state) == nil && LoginSelectors.isLoading(state))
      #expect(!LoginSelectors.canSubmit(state, name: "ada", password: "Secret"))
    }
  }

  @Test("A log-in that succeeds at last leaves no error behind.")
  func succeeded() {
    let state = AppState().after(
      submit, .login(.failed(.requestFailed)), submit, .login(.succeeded(.ada)))
    #expect(state.session == .signedIn(.ada) && state.login == LoginState())
  }
}
