import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The profile's Refresh is disabled while it runs", .measured) final class RefreshTests {
  private let server = FakeServer()
  private lazy var account = Account.ada(on: server, with: [.sample(1, "Milk")])
  private lazy var screen = TestScreen(server)
  private let renamedAda = User(
    id: "ada", name: "Grace", friendCount: 1, avatar: User.ada.avatar)

  @Test("The store sends one request at a time, and keeps the user when a request fails.")
  func store() {
    let user = Account.ada(on: server).user
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

  @Test("Refresh is disabled while a request runs, and enabled after success and failure.")
  func button() {
    showProfile()
    #expect(!screen.isEnabled("profile.refresh"))
    server.answer(.user, .user(.ada))
    for answer in [FakeServer.Answer.user(renamedAda), .failure(.requestFailed)] {
      #expect(screen.isEnabled("profile.refresh"))
      screen.tap("profile.refresh")
      #expect(!screen.isEnabled("profile.refresh"))
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

  @Test("A push changes the profile while Refresh runs.")
  func push() {
    showProfile()
    server.answer(.user, .user(.ada))
    #expect(texts == ["ADA", "This user has 2 friends", "1 note"])
    screen.tap("profile.refresh")
    server.push(renamedAda)
    #expect(texts == ["GRACE", "This user has 1 friend", "1 note"])
  }

  private func showProfile() {
    account.user.load()
    screen.showProfile(of: account, SessionStore(on: server))
  }

  private var texts: [String] {
    ["profile.name", "profile.friends", "profile.notes"].map { screen.text($0) }
  }
}
