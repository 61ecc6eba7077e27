import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("A failed log-in shows its message and enables the button again", .measured)
struct LogInFailureTests {
  private let test = TestApp()
  private var store: LoginStore { test.stores.login }

  init() {
    test.restore(nil)
    test.session.editForm(login: "ada", password: "wrong")
    test.session.logIn(login: "ada", password: "wrong")
  }

  @Test(
    "A failure gives its message, and the form can be sent again.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (.requestFailed, "Could not log in."),
      (.unreadableAnswer, "Could not log in."),
    ])
  func failure(error: NotesError, message: String) {
    #expect(store.message == nil)
    let changes = test.changes(of: store) { test.server.answer(.login, .failure(error)) }
    #expect(store.message == message && changes == 1)
    #expect(store.canLogIn && !store.isLoggingIn)
    #expect(test.stores.session.state == .signedOut)
  }

  @Test("The message stays until the next log-in, which can succeed.")
  func nextLogIn() {
    test.server.answer(.login, .failure(.wrongCredentials))
    test.session.editForm(login: "ada", password: "")
    test.session.editForm(login: "ada", password: "secret")
    #expect(store.message == "Wrong name or password.")
    test.session.logIn(login: "ada", password: "secret")
    #expect(store.message == nil)
    test.server.answer(.login, .session(.ada))
    #expect(test.stores.session.state == .signedIn(.ada))
    #expect(test.server.waiting.map(\.kind) == [.load, .user])
  }
}
