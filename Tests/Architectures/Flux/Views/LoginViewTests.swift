import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The login screen") struct LoginViewTests {
  private let test = TestWindow()
  private var screen: TestScreen { test.screen }
  private let controls = ["login.name", "login.password", "login.submit"]

  init() {
    test.dispatch(.sessionRestored(nil))
  }

  @Test("The button follows the fields, and the form is disabled while a log-in runs.")
  func form() {
    #expect(!screen.isEnabled("login.submit") && screen.isEnabled("login.name"))
    screen.type("ada", into: "login.name")
    #expect(!screen.isEnabled("login.submit"))
    screen.type("secret", into: "login.password")
    #expect(screen.isEnabled("login.submit"))
    #expect(!screen.isShown("login.spinner") && !screen.isShown("login.error"))
    screen.tap("login.submit")
    #expect(controls.allSatisfy { !screen.isEnabled($0) } && screen.isShown("login.spinner"))
    test.server.answer(.login, .failure(.wrongCredentials))
    #expect(controls.allSatisfy(screen.isEnabled) && !screen.isShown("login.spinner"))
    #expect(screen.text("login.error") == "Wrong name or password.")
    #expect(test.contents("login.name") == ["ada"])
    screen.tap("login.submit")
    #expect(!screen.isShown("login.error"))
    test.server.answer(.login, .session(.ada))
    #expect(screen.isShown("notes"))
  }
}
