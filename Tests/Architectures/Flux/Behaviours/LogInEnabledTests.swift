import Controllers
import Testing
import UnitTestSupport

@testable import Flux

@Suite("Log in is enabled only for valid input", .measured) struct LogInEnabledTests {
  private let test = TestApp()
  private var store: LoginStore { test.stores.login }

  init() {
    test.restore(nil)
  }

  @Test("Log in is disabled while name or password is blank.")
  func typed() {
    #expect(!store.canLogIn)
    test.session.editForm(login: "ada", password: "")
    #expect(!store.canLogIn)
    let changes = test.changes(of: store) { test.session.editForm(login: "ada", password: " s") }
    #expect(store.canLogIn && changes == 1)
    test.session.editForm(login: "\t", password: " s")
    #expect(!store.canLogIn)
    test.session.editForm(login: "ada", password: " s")
    #expect(store.canLogIn)
  }

  @Test("A log-in that is disabled sends no request, and one that runs sends no other.")
  func running() {
    test.session.logIn(login: "ada", password: "")
    #expect(test.server.waiting.isEmpty && !store.isLoggingIn)
    test.session.editForm(login: "ada", password: "secret")
    test.session.logIn(login: "ada", password: "secret")
    #expect(store.isLoggingIn && !store.canLogIn)
    test.session.logIn(login: "ada", password: "secret")
    #expect(test.server.waiting.map(\.subject) == ["ada"])
  }

  @Test("After a log-out, the form is empty and its button is disabled.")
  func loggedOut() {
    test.session.editForm(login: "ada", password: "secret")
    test.session.logIn(login: "ada", password: "secret")
    test.server.answer(.login, .session(.ada))
    #expect(!store.canLogIn && !store.isLoggingIn)
    test.session.logOut()
    #expect(!store.canLogIn && !store.isLoggingIn && store.message == nil)
  }
}
