import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let server = FakeServer()
  private let account: Account
  private let sessionStore: SessionStore
  private let screen: TestScreen

  init() {
    account = .fake(server, with: [.sample(1, "Milk")])
    sessionStore = .fake(server)
    screen = TestScreen(server)
  }

  @Test("The store sends one request at a time, and keeps the user when a request fails.")
  func store() {
    let user = account.user
    #expect(user.loadState == .idle)
    user.load()
    user.load()
    #expect(user.loadState == .loading && server.waiting.map(\.subject) == ["ada"])
    server.answer(.user, .user(.ada))
    #expect(user.loadState == .idle && user.user == .ada)
    user.load()
    server.answer(.user, .failure(.requestFailed))
    #expect(user.loadState == .failed && user.user == .ada)
    user.load()
    #expect(user.loadState == .loading)
  }

  @Test("The store follows a push once a user has been loaded.")
  func push() {
    server.push(.ada)
    #expect(account.user.user == nil)
    account.user.load()
    server.answer(.user, .user(.ada))
    server.push(grace)
    #expect(account.user.user == grace)
  }

  @Test("Refresh is disabled while a request runs, and enabled after success and failure.")
  func button() {
    showProfile()
    #expect(!screen.isEnabled("profile.refresh"))
    server.answer(.user, .user(.ada))
    for answer in [FakeServer.Answer.user(grace), .failure(.requestFailed), .user(grace)] {
      #expect(screen.isEnabled("profile.refresh"))
      screen.tap("profile.refresh")
      #expect(!screen.isEnabled("profile.refresh"))
      #expect(server.waiting.filter { $0.kind == .user }.count == 1)
      server.answer(.user, answer)
    }
    #expect(screen.isEnabled("profile.refresh"))
  }

  @Test("The error shows from a failure to the next try, beside the user that is kept.")
  func error() {
    showProfile()
    server.answer(.user, .user(.ada))
    #expect(!screen.isShown("profile.error"))
    screen.tap("profile.refresh")
    server.answer(.user, .failure(.requestFailed))
    #expect(screen.isShown("profile.error") && screen.text("profile.name") == "ADA")
    screen.tap("profile.refresh")
    #expect(!screen.isShown("profile.error"))
  }

  @Test("The profile shows the user and the number of notes, and follows both.")
  func content() {
    showProfile()
    #expect(texts == ["", "", "1 note"])
    server.answer(.user, .user(.ada))
    #expect(texts == ["ADA", "This user has 2 friends", "1 note"])
    server.push(grace)
    #expect(texts == ["GRACE", "This user has 1 friend", "1 note"])
    server.push(.stored(.sample(2, "Tea")))
    #expect(texts == ["GRACE", "This user has 1 friend", "2 notes"])
  }

  @Test("Log out ends the session.")
  func logOut() {
    sessionStore.logIn(login: "ada", password: "secret")
    server.answer(.login, .session(.ada))
    showProfile()
    screen.tap("profile.logout")
    #expect(sessionStore.account == nil && server.storedSession == nil)
  }

  private var grace: User {
    User(id: "ada", name: "Grace", friendCount: 1, avatar: User.ada.avatar)
  }

  private func showProfile() {
    account.user.load()
    screen.show(
      ProfileViewController(
        of: account.user, account: account, sessionStore: sessionStore, updates: OncePerTurn(),
        on: screen.loop))
  }

  private var texts: [String] {
    ["profile.name", "profile.friends", "profile.notes"].map { screen.text($0) }
  }
}
