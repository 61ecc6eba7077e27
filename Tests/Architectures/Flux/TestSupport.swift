import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

/// The workspace of a signed-in user, with its tabs in a window.
final class TestWorkspace {
  let server = FakeServer()
  let app = FluxApp.idle()
  private(set) lazy var screen = TestScreen(server) { [unowned self] in milliseconds }
  private(set) lazy var workspace = Workspace(.fake(server, on: screen.loop), .ada, app: app)
  /// The clock of the animations.
  var milliseconds: Int64 = 0

  /// Loads notes with the ids 1, 2, … and these texts; with `nil`, the first load still runs.
  init(_ texts: [String]?) {
    workspace.start()
    screen.show(workspace.tabs.tabBarController)
    guard let texts else { return }
    load(texts)
  }

  func load(_ texts: [String]) {
    server.answer(.load, .notes(texts.enumerated().map { .sample($0.offset + 1, $0.element) }))
  }

  /// Opens the editor above the list.
  func edit(_ id: Note.ID) {
    screen.loop.turn { workspace.openEditor(on: workspace.notes[id]) }
  }

  /// Edits a note, and taps on save.
  func save(_ text: String, in id: Note.ID) {
    edit(id)
    screen.clear("editor.text")
    screen.type(text, into: "editor.text")
    screen.tap("editor.save")
  }

  /// The marks and titles of the rows in view.
  var rows: [String] {
    screen.view("notes.table").subviews.compactMap { $0 as? NoteCell }.map {
      $0.markLabel.text + $0.titleLabel.text
    }
  }

  var badge: Int { screen.view("tabs.notes", as: TabItem.self).badge }
}

/// The login screen in a window.
final class TestLogin {
  let server = FakeServer()
  let app = FluxApp.idle()
  private(set) lazy var screen = TestScreen(server)

  init() {
    screen.show(LoginViewController(.fake(server, on: screen.loop), app: app))
  }
}

extension FluxApp {
  /// Returns an app with a loop and a server of its own, for types that need one and do not use it.
  static func idle() -> FluxApp { FluxApp(.fake(FakeServer(), on: MainLoop())) }
}

extension AppEnvironment {
  /// Returns the clients of a server; it is 10:00, and new notes have the ids 1001, 1002, ….
  static func fake(_ server: FakeServer, on loop: MainLoop) -> AppEnvironment {
    var lastID = 1000
    return AppEnvironment(
      loop: loop, sessions: SessionController(transport: server),
      users: UserController(transport: server), notes: NotesController(transport: server),
      images: ImageController(transport: server), now: { .sample(minute: 60) },
      makeNoteID: {
        lastID += 1
        return lastID
      })
  }
}
