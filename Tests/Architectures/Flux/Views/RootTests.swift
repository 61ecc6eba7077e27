import ArchitectureKit
import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The window: root screen, editor and alerts") struct RootTests {
  private let test = TestWindow()
  private var screen: TestScreen { test.screen }

  @Test("The spinner is followed by the login, the login by the tabs, and the tabs by a new login.")
  func roots() {
    #expect(screen.isShown("root.spinner") && !screen.isShown("login"))
    test.dispatch(.sessionRestored(nil))
    #expect(screen.isShown("login") && !screen.isShown("root.spinner"))
    screen.type("ada", into: "login.name")
    test.dispatch(.loggedIn(.ada))
    #expect(screen.isShown("tabs") && screen.isShown("notes") && !screen.isShown("login"))
    test.dispatch(.logOut)
    #expect(test.contents("login.name") == [""] && !screen.isShown("tabs"))
  }

  @Test("An action that leaves the session in place keeps the screen.")
  func keepsScreen() {
    test.dispatch(.loggedIn(.ada))
    let tabs = screen.window.rootViewController
    test.dispatch(.loaded(["Milk"]), .selectNote(1), .selectTab(.profile))
    #expect(screen.window.rootViewController === tabs)
  }

  @Test("An editor is presented once, and goes when it is cancelled.")
  func editor() {
    test.dispatch(.loggedIn(.ada), .loaded(["Milk"]))
    screen.tap("notes.create")
    #expect(screen.window.presentedViewControllers.count == 1)
    let editor = screen.window.presentedViewControllers.last
    screen.type("x", into: "editor.text")
    #expect(screen.window.presentedViewControllers.last === editor)
    screen.tap("editor.cancel")
    #expect(test.contents("alert") == ["Discard your changes?"])
    screen.tap("alert.keep")
    #expect(!screen.isShown("alert") && test.text("editor.text") == "x")
    screen.tap("editor.cancel")
    screen.tap("alert.discard")
    #expect(screen.window.presentedViewControllers.isEmpty)
  }

  @Test("An editor that a link opens in place of another one begins empty.")
  func nextEditor() {
    test.dispatch(.loggedIn(.ada), .loaded(["Milk"]), .editNote(1))
    let first = screen.window.presentedViewControllers.last
    test.dispatch(.openLink(.newNote))
    screen.tap("editor.cancel")
    #expect(screen.window.presentedViewControllers.count == 1)
    #expect(screen.window.presentedViewControllers.last !== first)
    #expect(test.text("editor.text") == "")
  }

  @Test(
    "Each alert has its text, and OK takes it away.",
    arguments: [
      ("notes://x", "This link cannot be opened."), ("notes://note/7", "There is no note 7."),
    ])
  func alerts(url: String, text: String) {
    test.dispatch(.loggedIn(.ada), .loaded(["Milk"]))
    screen.loop.turn { test.actions.navigation.open(url: url) }
    #expect(test.contents("alert") == [text])
    test.dispatch(.pushed(.stored(.sample(1, "Beer"))), .selectNote(1))
    #expect(screen.window.presentedViewControllers.count == 1)
    screen.tap("alert.ok")
    #expect(!screen.isShown("alert") && screen.window.presentedViewControllers.isEmpty)
    screen.loop.turn { test.actions.navigation.open(url: url) }
    #expect(test.contents("alert") == [text])
  }

  @Test("The alert about a deleted note goes back to the list, and the next alert follows it.")
  func noteDeleted() {
    test.dispatch(.loggedIn(.ada), .loaded(["Milk", "Tea"]), .openNote(2), .pushed(.deleted(2)))
    #expect(test.contents("alert") == ["This note was deleted"])
    #expect(test.text("detail.text") == "Tea")
    screen.loop.turn { test.actions.navigation.open(url: "notes://note/7") }
    screen.tap("alert.ok")
    #expect(test.contents("alert") == ["There is no note 7."])
    screen.tap("alert.ok")
    #expect(screen.isShown("notes") && !screen.isShown("detail"))
  }

  @Test("An alert that stays while an editor goes is still above the list.")
  func alertOverEditor() {
    test.dispatch(.loggedIn(.ada), .loaded(["Milk"]))
    screen.tap("notes.create")
    screen.type("x", into: "editor.text")
    screen.tap("editor.save")
    screen.loop.turn { test.actions.navigation.open(url: "notes://x") }
    test.server.answer(.save, .done)
    #expect(!screen.isShown("editor") && test.contents("alert") == ["This link cannot be opened."])
  }

  @Test("The app looks for a stored session when it is launched, and opens links.")
  func launch() {
    let server = FakeServer()
    let other = TestScreen(server)
    let app = FluxApp(
      .init(
        loop: other.loop, sessions: SessionController(transport: server),
        users: UserController(transport: server), notes: NotesController(transport: server),
        images: ImageController(transport: server), now: { .sample(minute: 0) },
        makeNoteID: { 0 }))
    func isShown(_ id: String) -> Bool { app.window.view(withIdentifier: id) != nil }
    #expect(isShown("root.spinner"))
    other.loop.turn { app.open(url: "notes://x") }
    #expect(isShown("alert"))
    server.answer(.restore, .session(nil))
    #expect(isShown("login") && isShown("alert"))
  }
}
