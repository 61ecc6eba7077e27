import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport

@testable import Ziggurat

@Suite("A save is answered after its editor has gone") struct LeavingWhileSavingTests {
  private let app = TestApp()

  @Test("A save that succeeds is kept and unmarked.") func success() throws {
    try leave(.done, mark: nil)
  }

  @Test("A save that fails is kept and marked.") func failure() throws {
    try leave(.failure(.requestFailed), mark: .failed)
  }

  /// Saves, lets the editor's screen go, answers, and records what has become of the save.
  private func leave(_ answer: FakeServer.Answer, mark: WriteMark?) throws {
    app.launch([.sample(1, "Milk")])
    let (notes, editor) = (app.context.notesService, app.context.editorService)
    app.turn {
      notes.rowOpened(1)
      notes.editTapped()
    }
    weak let screen = app.window.presentedViewControllers.last
    try #require(screen is EditorViewController)
    app.turn {
      editor.textEdited("Milk!", in: 1)
      notes.saveTapped()
    }
    app.turn { editor.cancelTapped(1) }
    // One editor has a draft and a controller; the Services live as long as the app.
    try #require(screen == nil && editor.draft == nil)
    #expect(notes.mark(of: 1) == .pending)

    app.server.answer(.save, answer)
    let isSaveKept = notes.note(1)?.text == "Milk!" && notes.mark(of: 1) == mark
    #expect(isSaveKept)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "NotesService", dies: .withScreen, isSaveKept: isSaveKept), of: "Ziggurat")
  }
}
