import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("A failed log-in shows its message and enables the button again", .measured)
struct LogInFailureTests {
  private let login = TestLogin()
  private var screen: TestScreen { login.screen }

  init() {
    screen.type("ada", into: "login.name")
    screen.type("wrong", into: "login.password")
    screen.tap("login.submit")
  }

  @Test(
    "A failure shows its message and enables the form.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (.requestFailed, "Could not log in."),
    ])
  func failure(error: NotesError, message: String) {
    #expect(!screen.isShown("login.error"))
    login.server.answer(.login, .failure(error))
    #expect(screen.text("login.error") == message)
    for control in ["login.name", "login.password", "login.submit"] {
      #expect(screen.isEnabled(control))
    }
    #expect(!screen.isShown("login.spinner"))
  }

  @Test("The message stays until the next log-in, which can succeed.")
  func nextLogIn() {
    login.server.answer(.login, .failure(.wrongCredentials))
    screen.clear("login.password")
    screen.type("secret", into: "login.password")
    #expect(screen.isShown("login.error"))
    screen.tap("login.submit")
    #expect(!screen.isShown("login.error"))
    login.server.answer(.login, .session(.ada))
    #expect(login.app.window.rootViewController is TabBarController)
  }
}
