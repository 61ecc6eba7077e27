import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

/// An app in a window, with a server's fake.
final class TestWindow {
  let server = FakeServer()
  let screen: TestScreen
  let dispatcher = Dispatcher<Action>()
  let stores: Stores
  let actions: Actions
  /// The clock of the animations.
  var milliseconds: Int64 {
    get { clock.milliseconds }
    set { clock.milliseconds = newValue }
  }
  private let clock = Clock()
  private let root: RootController

  private final class Clock {
    var milliseconds: Int64 = 0
  }

  /// Makes an app that looks for a stored session; it is 10:00, and new notes have the id 1001.
  init() {
    screen = TestScreen(server) { [clock] in clock.milliseconds }
    stores = Stores(dispatcher)
    let environment = AppEnvironment(
      loop: screen.loop, sessions: SessionController(transport: server),
      users: UserController(transport: server), notes: NotesController(transport: server),
      images: ImageController(transport: server), now: { .sample(minute: 60) },
      makeNoteID: { 1001 })
    actions = Actions(dispatcher, stores, environment)
    root = RootController(screen.window, stores, actions)
  }

  /// Makes an app with Ada's notes, which have the ids 1, 2, … and these texts.
  convenience init(_ texts: [String]) {
    self.init()
    dispatch(.loggedIn(.ada), .loadNotes, .loaded(texts))
  }

  /// Dispatches the actions in one turn.
  func dispatch(_ actions: Action...) {
    screen.loop.turn { for action in actions { dispatcher.dispatch(action) } }
  }

  /// The marks and titles of the rows in view.
  var rows: [String] {
    screen.view("notes.table").subviews.compactMap { $0 as? NoteCell }.map {
      $0.markLabel.text + $0.titleLabel.text
    }
  }

  /// Returns the text of a text view.
  func text(_ identifier: String) -> String { screen.view(identifier, as: TextView.self).text }

  /// Returns the texts and the states of a view, as in a snapshot.
  func contents(_ identifier: String) -> [String] {
    let view = screen.view(identifier)
    return view.snapshotTexts + view.snapshotFlags
  }

  func swipe(_ direction: PageView.SwipeDirection) {
    let pages = screen.view("detail.page", as: PageView.self)
    screen.loop.turn { pages.swipe(direction) }
  }
}
