import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVM

/// Checks what becomes of a save if the user leaves the editor before the server answers.
@Suite("Leaving the editor while it saves") struct LeavingWhileSavingTests {
  private let server = FakeServer()
  private let store: ObservableNotesStore

  init() {
    store = .fake(server, [.sample(1, "milk")])
  }

  @Test(
    "The view model of the editor goes with its screen, and the store handles the answer.",
    arguments: [true, false])
  func leave(succeeds: Bool) throws {
    let screen = TestScreen(server)
    let root = ViewController(on: screen.loop)
    screen.show(root)
    weak let editor = present(on: root)
    try #require(editor != nil)
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    #expect(store.mark(of: 1) == .pending)
    screen.tap("editor.cancel")
    let diesWithScreen = editor == nil
    server.answer(.save, succeeds ? .done : .failure(.requestFailed))
    let diesWithAnswer = editor == nil
    let isSaveKept =
      store.note(1)?.text == "milk!" && store.mark(of: 1) == (succeeds ? nil : .failed)
    try #require(diesWithScreen && isSaveKept)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "ObservableNotesStore",
        dies: diesWithScreen ? .withScreen : diesWithAnswer ? .withAnswer : .never,
        isSaveKept: isSaveKept), of: "MVVM")
  }

  /// Presents an editor, which only its controller retains.
  private func present(on root: ViewController) -> EditorViewModel {
    let editor = EditorViewModel(editing: store.note(1), in: store, overlay: Overlay())
    root.loop.turn { root.present(EditorViewController(editor, on: root.loop)) }
    return editor
  }
}
