import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVMC

/// Checks whether the editor's view model is deleted before the answer to a save comes.
@Suite("Leaving the editor while it saves") struct LeavingWhileSavingTests {
  private let app = RunningApp()
  private let editor = WeakEditor()

  /// Opens note 1, edits its text and saves it.
  init() {
    app.container.register((any EditorViewModel).self) {
      [editor] (provider: any EditorProvider) in
      let viewModel = EditorViewModelImpl(provider: provider)
      (editor.provider, editor.viewModel) = (provider, viewModel)
      return viewModel
    }
    app.screen.loop.turn { app.coordinator.start(with: .note(1)) }
    app.server.answer(.restore, .session(.ada))
    app.server.answer(.load, .notes([.sample(1, "Milk")]))
    app.screen.tap("detail.edit")
    app.screen.type("!", into: "editor.text")
    app.screen.tap("editor.save")
  }

  @Test(
    "The view model and the provider die with the screen; the service takes the answer.",
    arguments: [true, false])
  func leaving(succeeds: Bool) throws {
    let store: SharedStore<NotesState> = app.container.resolve()
    try #require(editor.viewModel != nil && editor.provider != nil)
    app.screen.tap("editor.cancel")
    try #require(editor.viewModel == nil && editor.provider == nil)
    #expect(store.currentState.notes.mark(of: 1) == .pending)
    app.server.answer(.save, succeeds ? .done : .failure(.requestFailed))
    let notes = store.currentState.notes
    let isKept = notes[1]?.text == "Milk!" && notes.mark(of: 1) == (succeeds ? nil : .failed)
    #expect(isKept)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "NotesService", dies: .withScreen, isSaveKept: isKept), of: "MVVM-C")
  }
}

/// References to the objects that decide for the editor.
private final class WeakEditor {
  weak var provider: (any EditorProvider)?
  weak var viewModel: EditorViewModelImpl?
}
