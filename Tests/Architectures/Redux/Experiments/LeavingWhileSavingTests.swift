import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

/// Leaves an editor whose save is under way, with the real screens around it.
@Suite("Leaving the editor while it saves") struct LeavingWhileSavingTests {
  private let server = FakeServer()
  private let note = Note.sample(1, "Milk")

  @Test("The form goes with its screen, and the thunk handles the success.")
  func success() throws {
    try leave(.done, mark: nil)
  }

  @Test("The form goes with its screen, and the thunk handles the failure.")
  func failure() throws {
    try leave(.failure(.requestFailed), mark: .failed)
  }

  private func leave(_ answer: FakeServer.Answer, mark: WriteMark?) throws {
    let screen = TestScreen(server)
    let store = Store(.loaded(note), server, on: screen)
    let route = screen.show(store)
    screen.loop.turn {
      store.dispatch(.notes(.rowOpened(1)))
      store.dispatch(.detail(.editTapped))
    }
    weak let form = screen.window.presentedViewControllers.last
    try #require(form is EditorViewController)
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    screen.tap("editor.cancel")
    let diesWithScreen = form == nil
    try #require(store.state.notes.collection.mark(of: 1) == .pending)

    server.answer(.save, answer)
    let diesWithAnswer = form == nil
    let notes = store.state.notes.collection
    let isKept = notes[1]?.text == "Milk!" && notes.mark(of: 1) == mark
    try #require(diesWithScreen && isKept)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "NotesThunks",
        dies: diesWithScreen ? .withScreen : diesWithAnswer ? .withAnswer : .never,
        isSaveKept: isKept),
      of: "Redux")
    withExtendedLifetime(route) {}
  }
}
