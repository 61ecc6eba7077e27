import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

@Suite("A failed log-in shows its message and enables the button again", .measured)
struct LogInFailureTests {
  private let submit = AppAction.login(.submitTapped)
  private let signedOut = AppState().after(.session(.restored(nil)))

  @Test("The state says why a log-in failed, and has the session of the next one.")
  func answered() {
    let server = FakeServer()
    let store = Store(signedOut, server)
    let logIn = SessionThunks.logIn(name: "ada", password: "Secret")
    store.dispatch(logIn)
    server.answer(.login, .failure(.wrongCredentials))
    #expect(store.state.login == .failed(.wrongCredentials))
    store.dispatch(logIn)
    #expect(store.state.login == .loading)
    server.answer(.login, .session(.ada))
    #expect(store.state.session == .signedIn(.ada))
    #expect(server.waiting.map(\.kind) == [.load, .user])
  }

  @Test(
    "The message says why, and the log-in can be submitted again.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (.requestFailed, "Could not log in."), (.unreadableAnswer, "Could not log in."),
    ])
  func failed(error: NotesError, message: String) {
    let loading = signedOut.after(submit)
    let failed = loading.after(.login(.failed(error)))
    #expect(failed.session == .signedOut && failed.login == .failed(error))
    #expect(LoginSelectors.errorText(failed) == message)
    #expect(LoginSelectors.canSubmit(failed, name: "ada", password: "Secret"))
    for state in [loading, failed.after(submit)] {
      #expect(LoginSelectors.errorText(state) == nil && LoginSelectors.isLoading(state))
    }
  }

  @Test("A log-in that succeeds at last leaves no error behind.")
  func succeeded() {
    let state = signedOut.after(
      submit, .login(.failed(.requestFailed)), submit, .login(.succeeded(.ada)))
    #expect(state.session == .signedIn(.ada) && state.login == .editing)
  }

  @Test("The form shows the message until the next submit, and keeps its text.")
  func form() {
    let screen = TestScreen()
    let store = Store(signedOut, on: screen)
    screen.show(LoginViewController(store, on: screen.loop))
    screen.type("ada", into: "login.name")
    screen.type("Secret", into: "login.password")
    screen.tap("login.submit")
    screen.loop.turn { store.dispatch(.login(.failed(.wrongCredentials))) }
    for control in ["login.name", "login.password", "login.submit"] {
      #expect(screen.isEnabled(control))
    }
    screen.clear("login.password")
    #expect(screen.text("login.error") == "Wrong name or password.")
    screen.type("secret", into: "login.password")
    screen.tap("login.submit")
    #expect(store.state.login == .loading && !screen.isShown("login.error"))
    screen.loop.turn { store.dispatch(.login(.failed(.requestFailed))) }
    #expect(screen.text("login.error") == "Could not log in.")
  }
}
