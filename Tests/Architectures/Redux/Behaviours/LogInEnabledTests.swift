import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

@Suite("Log in is enabled only for valid input", .measured) struct LogInEnabledTests {
  @Test(
    "A log-in can be submitted if neither name nor password is blank.",
    arguments: [
      ("ada", "secret", true), (" x ", " x ", true), ("", "secret", false), ("ada", "", false),
      ("ada", "  \t ", false),
    ])
  func valid(name: String, password: String, canSubmit: Bool) {
    #expect(LoginSelectors.canSubmit(AppState(), name: name, password: password) == canSubmit)
  }

  @Test("A log-in cannot be submitted while another one runs.")
  func running() {
    let state = AppState().after(.login(.submitTapped))
    #expect(!LoginSelectors.canSubmit(state, name: "ada", password: "secret"))
  }

  @Test("The form's button follows what is typed, and the log-in that runs.")
  func form() {
    let screen = TestScreen()
    let store = Store(AppState(), on: screen)
    screen.show(LoginViewController(store, on: screen.loop))
    screen.type("ada", into: "login.name")
    #expect(!screen.isEnabled("login.submit"))
    screen.type("secret", into: "login.password")
    #expect(screen.isEnabled("login.submit") && !screen.isShown("login.spinner"))
    screen.clear("login.name")
    #expect(!screen.isEnabled("login.submit"))
    screen.type("ada", into: "login.name")
    screen.tap("login.submit")
    #expect(store.state.login == .loading && screen.isShown("login.spinner"))
    for control in ["login.name", "login.password", "login.submit"] {
      #expect(!screen.isEnabled(control))
    }
  }
}
