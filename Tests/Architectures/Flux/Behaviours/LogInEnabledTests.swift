import Controllers
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("Log in is enabled only for valid input", .measured) struct LogInEnabledTests {
  private let login = TestLogin()
  private var screen: TestScreen { login.screen }

  @Test("Log in is disabled while name or password is blank.")
  func typed() {
    #expect(!screen.isEnabled("login.submit"))
    screen.type("ada", into: "login.name")
    #expect(!screen.isEnabled("login.submit"))
    screen.type(" s", into: "login.password")
    #expect(screen.isEnabled("login.submit"))
    screen.clear("login.name")
    screen.type("\t", into: "login.name")
    #expect(!screen.isEnabled("login.submit"))
    screen.type("ada", into: "login.name")
    #expect(screen.isEnabled("login.submit"))
  }

  @Test("The form is disabled while a log-in runs.")
  func running() {
    #expect(!screen.isShown("login.spinner"))
    screen.type("ada", into: "login.name")
    screen.type("secret", into: "login.password")
    screen.tap("login.submit")
    for control in ["login.name", "login.password", "login.submit"] {
      #expect(!screen.isEnabled(control))
    }
    #expect(screen.isShown("login.spinner"))
    #expect(login.server.waiting.map(\.subject) == ["ada"])
  }
}
