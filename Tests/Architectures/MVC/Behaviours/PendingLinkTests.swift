import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("A link that arrives signed out is followed after log-in", .measured)
final class PendingLinkTests {
  private let server = FakeServer()
  private lazy var sessionStore = SessionStore(on: server)
  private lazy var screen = TestScreen(server)
  /// The root of a launched app, which looks for a stored session.
  private lazy var root = {
    let root = RootController(window: screen.window, sessionStore: sessionStore)
    sessionStore.restore()
    return root
  }()

  @Test("The store signs in with a stored session, and loads the notes, then the user.")
  func restored() {
    sessionStore.restore()
    server.answer(.restore, .session(.ada))
    #expect(sessionStore.account != nil && server.waiting.map(\.kind) == [.load, .user])
  }

  @Test("A link to a note waits for the log-in and the first load; a failed log-in keeps it.")
  func note() {
    open("notes://note/2")
    #expect(screen.isShown("root.spinner"))
    server.answer(.restore, .session(nil))
    logIn(.failure(.wrongCredentials))
    #expect(screen.isShown("login"))
    logIn(.session(.ada))
    #expect(screen.isShown("notes.spinner"))
    load()
    #expect(screen.view("detail.text", as: TextView.self).text == "Tea")
    screen.tap("nav.back")
    #expect(screen.view("notes.row.2", as: TableViewCell.self).isSelected)
  }

  @Test("A link of a cold start is followed in the turn of the first load.")
  func coldStart() {
    open("notes://note/2")
    server.answer(.restore, .session(.ada))
    #expect(screen.isShown("notes.spinner"))
    load()
    #expect(screen.text("detail.created") == "Created 2026-01-01 09:02:00")
    #expect(screen.text("detail.changed") == "Never changed")
  }

  @Test("A link to a new note waits for the first load, and opens an editor over the list.")
  func newNote() {
    open("notes://new")
    server.answer(.restore, .session(.ada))
    #expect(!screen.isShown("editor"))
    load()
    #expect(screen.isShown("editor") && screen.isShown("notes"))
  }

  @Test("Only the latest link waits; one to the profile waits for the log-in only.")
  func latest() {
    open("notes://note/2")
    open("notes://profile")
    server.answer(.restore, .session(.ada))
    #expect(screen.isShown("profile"))
    load()
    #expect(screen.isShown("profile"))
  }

  @Test("A log-out drops the link; one that comes afterwards waits for the next log-in.")
  func loggedOut() {
    open("notes://note/2")
    server.answer(.restore, .session(.ada))
    screen.loop.turn { sessionStore.logOut() }
    #expect(screen.isShown("login"))
    logIn(.session(.ada))
    load()
    #expect(screen.isShown("notes"))
    screen.loop.turn { sessionStore.logOut() }
    open("notes://profile")
    logIn(.session(.ada))
    #expect(screen.isShown("profile"))
  }

  private func open(_ url: String) {
    screen.loop.turn { root.open(url) }
  }

  private func logIn(_ answer: FakeServer.Answer) {
    screen.loop.turn { sessionStore.logIn(login: "ada", password: "secret") { _ in } }
    server.answer(.login, answer)
  }

  private func load() {
    server.answer(.load, .notes([.sample(1, "Milk"), .sample(2, "Tea")]))
  }
}
