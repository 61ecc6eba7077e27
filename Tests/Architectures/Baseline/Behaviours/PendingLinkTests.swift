import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Baseline

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let server = FakeServer()
  private let loop: MainLoop
  private let app: BaselineApp

  init() {
    loop = TestScreen(server).loop
    app = BaselineApp(.fake(server, on: loop))
  }

  @Test("A link that arrives at the login waits for the log-in and for the first load.")
  func signedOut() {
    server.answer(.restore, .session(nil))
    open("notes://note/2")
    #expect(isShown("login") && !isShown("alert"))
    signIn()
    #expect(isShown("notes") && !isShown("detail"))
    server.answer(.load, .failure(.requestFailed))
    #expect(isShown("notes") && !isShown("detail"))
    tap("notes.retry")
    load()
    #expect(text("detail.text") == "Tea")
  }

  @Test(
    "A link that arrives while the session is restored opens above the list and selects its row.")
  func coldStart() {
    open("notes://note/2")
    #expect(isShown("root.spinner"))
    server.answer(.restore, .session(.ada))
    #expect(isShown("notes") && !isShown("detail"))
    load()
    #expect(text("detail.text") == "Tea")
    tap("nav.back")
    #expect(app.window.view(withIdentifier: "notes.row.2")?.snapshotFlags == ["selected"])
  }

  @Test("The login is shown when the session cannot be restored, and the link waits.")
  func notRestored() {
    open("notes://profile")
    server.answer(.restore, .failure(.requestFailed))
    #expect(isShown("login"))
    signIn()
    #expect(isShown("profile"))
  }

  @Test("A log-in is followed only by the latest link.")
  func latest() {
    open("notes://note/2")
    open("notes://new")
    server.answer(.restore, .session(.ada))
    load()
    #expect(isShown("editor") && isShown("notes"))
    tap("editor.cancel")
    #expect(!isShown("editor") && !isShown("detail"))
  }

  @Test("An alert reports a link to a note that the loaded list does not have.")
  func unknownNote() {
    open("notes://note/9")
    server.answer(.restore, .session(.ada))
    load()
    #expect(text("alert") == "There is no note 9.")
    open("notes://note/2")
    #expect(!isShown("detail"))
    tap("alert.ok")
    #expect(text("detail.text") == "Tea")
  }

  @Test("A link that nothing holds up is followed at once, also over an open note.")
  func atOnce() {
    server.answer(.restore, .session(.ada))
    load()
    open("notes://note/1")
    #expect(text("detail.text") == "Milk")
    open("notes://new")
    #expect(isShown("detail") && isShown("editor") && !isShown("alert"))
  }

  @Test("A URL that is no link raises an alert at once, and does not drop the link that waits.")
  func noLink() {
    open("notes://profile")
    open("notes://")
    open("notes://")
    #expect(app.window.presentedViewControllers.count == 1)
    #expect(text("alert") == "This link cannot be opened.")
    server.answer(.restore, .session(.ada))
    #expect(isShown("notes"))
    tap("alert.ok")
    #expect(isShown("profile"))
  }

  @Test("A log-out drops the link that waits.")
  func loggedOut() {
    server.answer(.restore, .session(.ada))
    open("notes://note/2")
    tap("tabs.profile")
    tap("profile.logout")
    #expect(isShown("login"))
    signIn()
    load()
    #expect(isShown("notes") && !isShown("detail"))
  }

  // MARK: - The app's window

  private func open(_ url: String) { loop.turn { app.open(url: url) } }
  private func signIn() { loop.turn { app.signIn(.ada) } }
  private func load() { server.answer(.load, .notes([.sample(1, "Milk"), .sample(2, "Tea")])) }
  private func isShown(_ id: String) -> Bool { app.window.view(withIdentifier: id) != nil }
  private func text(_ id: String) -> String? {
    app.window.view(withIdentifier: id)?.snapshotTexts.first
  }
  private func tap(_ id: String) {
    let view = app.window.view(withIdentifier: id) as? any Tappable
    loop.turn { view?.tap() }
  }
}
