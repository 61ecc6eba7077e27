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

  @Test("The form goes with its screen, and the middleware handles the success.")
  func success() {
    leave(.done, mark: nil)
  }

  @Test("The form goes with its screen, and the middleware handles the failure.")
  func failure() {
    leave(.failure(.requestFailed), mark: .failed)
  }

  private func leave(_ answer: FakeServer.Answer, mark: WriteMark?) {
    let screen = TestScreen(server)
    weak var middleware: NotesMiddleware?
    let store = makeStore { middleware = $0 }
    let route = screen.show(store)
    screen.loop.turn { store.dispatch(.detail(.editTapped(note))) }
    weak let form = screen.window.presentedViewControllers.last
    #expect(form is EditorViewController)
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    screen.tap("editor.cancel")
    let diesWithScreen = form == nil
    #expect(diesWithScreen && store.state.editor == nil && middleware != nil)
    #expect(store.state.notes.collection.mark(of: 1) == .pending)

    server.answer(.save, answer)
    let notes = store.state.notes.collection
    let isKept = notes[1]?.text == "Milk!" && notes.mark(of: 1) == mark
    #expect(isKept && middleware != nil)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "NotesMiddleware, which lives as long as the app's store",
        dies: diesWithScreen ? .withScreen : form == nil ? .withAnswer : .never,
        isSaveKept: isKept),
      of: "Redux")
    withExtendedLifetime(route) {}
  }

  private func makeStore(_ found: (NotesMiddleware) -> Void) -> AppStore {
    let middleware = NotesMiddleware(server)
    found(middleware)
    return AppStore(.loaded(note), middleware)
  }
}
