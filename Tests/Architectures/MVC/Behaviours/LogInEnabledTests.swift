import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("Log in is enabled only for valid input", .measured) final class LogInEnabledTests {
  private let server = FakeServer()
  private lazy var sessionStore = SessionStore(on: server)

  @Test("The store sends no log-in with a blank name or a blank password.")
  func blank() {
    var errors: [NotesError] = []
    sessionStore.logIn(login: " ", password: "secret") { errors.append($0) }
    sessionStore.logIn(login: "ada", password: "\t") { errors.append($0) }
    #expect(server.waiting.isEmpty)
    #expect(errors == [.wrongCredentials, .wrongCredentials])
  }

  @Test("The button is enabled while neither name nor password is blank.")
  func button() {
    let screen = TestScreen(server)
    screen.showLogin(sessionStore)
    #expect(!screen.isEnabled("login.submit"))
    screen.type("ada", into: "login.name")
    #expect(!screen.isEnabled("login.submit"))
    screen.type("secret", into: "login.password")
    #expect(screen.isEnabled("login.submit"))
    screen.clear("login.name")
    #expect(!screen.isEnabled("login.submit"))
    screen.type(" ", into: "login.name")
    #expect(!screen.isEnabled("login.submit"))
  }

  @Test("Fields and button are disabled while the log-in that they sent runs.")
  func form() {
    let screen = TestScreen(server)
    screen.showLogin(sessionStore)
    screen.type("ada", into: "login.name")
    screen.type("secret", into: "login.password")
    #expect(!screen.isShown("login.spinner"))
    screen.tap("login.submit")
    for control in ["login.name", "login.password", "login.submit"] {
      #expect(!screen.isEnabled(control))
    }
    #expect(screen.isShown("login.spinner"))
    guard case .login("ada", "secret")? = server.waiting.first else {
      Issue.record("The name and the password are not sent as typed.")
      return
    }
  }
}
