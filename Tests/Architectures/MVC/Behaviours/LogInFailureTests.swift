import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("A failed log-in shows its message and enables the button again", .measured)
final class LogInFailureTests {
  private let server = FakeServer()
  private lazy var sessionStore = SessionStore(on: server)

  @Test("The store reports the error of a failed log-in, and sends the next one.")
  func store() {
    var errors: [NotesError] = []
    for error in [NotesError.wrongCredentials, .requestFailed] {
      sessionStore.logIn(login: "ada", password: "secret") { errors.append($0) }
      server.answer(.login, .failure(error))
    }
    #expect(errors == [.wrongCredentials, .requestFailed])
    #expect(sessionStore.account == nil)
  }

  @Test(
    "The form shows the message of the error, keeps its text and is enabled again.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (.requestFailed, "Could not log in."),
    ])
  func form(error: NotesError, message: String) {
    let screen = shownForm()
    screen.tap("login.submit")
    server.answer(.login, .failure(error))
    #expect(screen.text("login.error") == message)
    for control in ["login.name", "login.password", "login.submit"] {
      #expect(screen.isEnabled(control))
    }
    #expect(!screen.isShown("login.spinner"))
    #expect(screen.view("login.name", as: TextField.self).text == "ada")
  }

  @Test("The message stays while the user types, and goes at the next try.")
  func nextTry() {
    let screen = shownForm()
    screen.tap("login.submit")
    server.answer(.login, .failure(.wrongCredentials))
    screen.type("!", into: "login.password")
    #expect(screen.isShown("login.error"))
    screen.tap("login.submit")
    #expect(!screen.isShown("login.error"))
    #expect(server.waiting.map(\.kind) == [.login])
  }

  private func shownForm() -> TestScreen {
    let screen = TestScreen(server)
    screen.showLogin(sessionStore)
    screen.type("ada", into: "login.name")
    screen.type("secret", into: "login.password")
    return screen
  }
}
