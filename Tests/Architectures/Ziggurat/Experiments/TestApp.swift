import ArchitectureKit
import Controllers
import Model
import Toolkit
import UnitTestSupport

@testable import Ziggurat

/// The app's object graph on the server's fake, with a window; it shows nothing until `launch`.
final class TestApp {
  let server = FakeServer()
  let window: Window
  let context: AppContext
  let root: RootController
  private let loop: MainLoop
  private var renderer: Renderer?

  init() {
    let loop = MainLoop()
    self.loop = loop
    window = Window(on: loop)
    context = AppContext(
      AppEnvironment(
        loop: loop, sessions: SessionController(transport: server),
        users: UserController(transport: server), notes: NotesController(transport: server),
        images: ImageController(transport: server), now: { .sample(minute: 60) },
        makeNoteID: { 1000 }))
    root = context.makeRoot(in: window)
    server.deliver = { loop.turn($0) }
  }

  func turn(_ event: () -> Void) {
    loop.turn(event)
  }

  /// Begins as the app does.
  func launch() {
    let renderer = context.makeRenderer(pushingInto: root)
    self.renderer = renderer
    renderer.render()
    context.sessionService.restore()
  }

  /// Launches with a stored session, and loads notes and user.
  func launch(_ notes: [Note]) {
    launch()
    server.answer(.restore, .session(.ada))
    server.answer(.load, .notes(notes))
    server.answer(.user, .user(.ada))
  }

  var table: TableView? { window.view(withIdentifier: "notes.table") as? TableView }
}
