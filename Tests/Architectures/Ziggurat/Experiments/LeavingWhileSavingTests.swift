import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport

@testable import Ziggurat

@Suite("A save is answered after its editor has gone") struct LeavingWhileSavingTests {
  private let app = TestApp()

  @Test("A save that succeeds is kept and unmarked.") func success() {
    leave(.done, mark: nil)
  }

  @Test("A save that fails is kept and marked.") func failure() {
    leave(.failure(.requestFailed), mark: .failed)
  }

  /// Saves, lets the editor's screen go, answers, and records what has become of the save.
  private func leave(_ answer: FakeServer.Answer, mark: WriteMark?) {
    app.launch([.sample(1, "Milk")])
    let notes = app.context.notesService
    app.turn {
      notes.rowOpened(1)
      app.context.editorService.editTapped()
    }
    weak let service = app.context.editorService
    weak let screen = app.window.presentedViewControllers.last
    #expect(screen is EditorViewController)
    app.turn {
      service?.textEdited("Milk!")
      service?.saveTapped()
    }
    app.turn { service?.cancelTapped(1) }
    #expect(screen == nil && service != nil && service?.draft == nil)
    #expect(notes.mark(of: 1) == .pending)

    app.server.answer(.save, answer)
    let isKept = notes.note(1)?.text == "Milk!" && notes.mark(of: 1) == mark
    #expect(isKept && service != nil)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "NotesService, then EditorService", dies: .never, isSaveKept: isKept),
      of: "Ziggurat")
  }
}
