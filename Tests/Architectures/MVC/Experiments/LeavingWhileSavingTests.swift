import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

/// What becomes of a save whose editor is closed before the server answers (claim M9).
@Suite("Leaving while saving") struct LeavingWhileSavingTests {
  private let server = FakeServer()

  @Test(
    "The editor dies with its screen, and the store marks the note as the server answers.",
    arguments: [nil, WriteMark.failed])
  func leaving(mark: WriteMark?) throws {
    let store = Account.ada(on: server, with: [.sample(1, "Milk")]).notes
    let screen = TestScreen(server)
    weak let editor = screen.showEditor(of: store.note(1), in: store)
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    try #require(editor != nil)
    screen.tap("editor.cancel")
    try #require(!screen.isShown("editor") && store.mark(of: 1) == .pending)
    let dies: Experiment.LeavingWhileSaving.Moment = editor == nil ? .withScreen : .never
    try #require(dies == .withScreen)

    server.answer(.save, mark == nil ? .done : .failure(.requestFailed))
    let isSaveKept = store.mark(of: 1) == mark && store.note(1)?.text == "Milk!"
    try #require(isSaveKept)
    Experiment.record(
      .init(handler: "NotesStore", dies: dies, isSaveKept: isSaveKept), of: "MVC")
  }
}
