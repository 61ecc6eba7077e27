import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVMC

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let flow = FirstFlow()
  private var server: FakeServer { flow.server }
  private var screen: TestScreen { flow.screen }

  private func open(_ link: DeepLinkOption) {
    screen.loop.turn { flow.coordinator.start(with: link) }
  }

  private func logIn(password: String) {
    screen.type("ada", into: "login.name")
    screen.type(password, into: "login.password")
    screen.tap("login.submit")
  }

  private func load() {
    let milk = Note(
      id: 1, createdAt: .sample(minute: 1), text: "Milk", picture: ImageReference("milk"))
    server.answer(.load, .notes([milk, .sample(2, "Bread")]))
  }

  @Test("A link does not change the log-in, and waits through one that fails.")
  func failedLogIn() {
    server.answer(.restore, .session(nil))
    open(.note(2))
    logIn(password: "wrong")
    let form = """
      Window window
        View login
          TextField login.name "ada"
          SecureField login.password "•••••"
          Button login.submit "Log in"

      """
    let running = form.replacing("\"\n", with: "\" disabled\n")
    #expect(screen.window.snapshot() == running + "    ActivityIndicator login.spinner\n")
    server.answer(.login, .failure(.wrongCredentials))
    #expect(
      screen.window.snapshot() == form + "    Label login.error \"Wrong name or password.\"\n")
    screen.tap("login.submit")
    server.answer(.login, .session(.ada))
    #expect(screen.isShown("notes.spinner"))
    load()
    #expect(screen.text("detail.words") == "1 word")
  }

  @Test("A link at a cold start is followed in the turn in which the notes are loaded.")
  func coldStart() {
    open(.note(2))
    #expect(screen.isShown("root.spinner"))
    server.answer(.restore, .session(.ada))
    #expect(screen.isShown("notes.spinner"))
    load()
    #expect(screen.window.snapshot().contains(Self.page))
    screen.tap("nav.back")
    server.answer(.image, .picture("milk"))
    #expect(screen.window.snapshot().contains(Self.list))
  }

  @Test("Only the latest link waits, and a link to the profile waits for no notes.")
  func profile() {
    open(.note(2))
    open(.profile)
    server.answer(.restore, .session(.ada))
    #expect(screen.isShown("profile"))
    screen.tap("tabs.notes")
    load()
    #expect(screen.isShown("notes"))
  }

  @Test("A link waits until the editor is closed, which another link has opened.")
  func editor() {
    open(.newNote)
    server.answer(.restore, .session(.ada))
    load()
    #expect(screen.isShown("editor"))
    open(.note(3))
    #expect(!screen.isShown("alert"))
    screen.tap("editor.cancel")
    #expect(screen.isShown("alert"))
  }

  @Test("A log-out drops the link of the old user; a later link waits for the next user's notes.")
  func logOut() {
    server.answer(.restore, .session(.ada))
    open(.note(2))
    logOutAndIn()
    load()
    #expect(screen.isShown("notes.table"))
    logOutAndIn { open(.note(2)) }
    #expect(screen.isShown("notes.spinner"))
    load()
    #expect(screen.isShown("detail"))
  }

  private func logOutAndIn(meanwhile act: () -> Void = {}) {
    screen.tap("tabs.profile")
    screen.tap("profile.logout")
    act()
    logIn(password: "secret")
    server.answer(.login, .session(.ada))
  }

  @Test("A link that need not wait is followed at once, from any tab and from another note.")
  func atOnce() {
    server.answer(.restore, .session(.ada))
    load()
    screen.tap("tabs.profile")
    open(.note(1))
    open(.note(2))
    #expect(screen.window.snapshot().contains(Self.page))
    screen.tap("nav.back")
    #expect(screen.isShown("notes.table"))
  }

  // MARK: - Parts of snapshots

  private static let page = """
          PageView detail.page
            TextView detail.text "Bread"
            Label detail.created "Created 2026-01-01 09:02:00"
            Label detail.changed "Never changed"
            Label detail.words "1 word"

    """

  private static let list = """
        View notes
          Label notes.title "Notes (2)"
          Button notes.create "New"
          Button notes.sort "Newest first"
          Button notes.refresh "Refresh"
          TextField notes.filter ""
          TableView notes.table rows=2 top=0
            Cell notes.row.2 "Bread" "2026-01-01 09:02:00" selected
            Cell notes.row.1 "Milk" "2026-01-01 09:01:00" picture=milk

    """
}
