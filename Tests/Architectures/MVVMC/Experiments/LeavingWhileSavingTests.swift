import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVMC

/// Checks the doubt whether a view model is deleted before an answer comes.
@Suite("Leaving the editor while it saves") struct LeavingWhileSavingTests {
  private let flow = FirstFlow()
  private let editor = EditorObjects()

  /// Saves the text of a new editor.
  init() {
    flow.container.register((any EditorViewModel).self) {
      [editor]
      (
        mode: EditorMode,
        notes: SharedStore<NotesState>, service: NotesService
      ) in
      let provider = EditorProviderImpl(mode: mode, notes: notes, service: service)
      let viewModel = EditorViewModelImpl(provider: provider)
      (editor.provider, editor.viewModel) = (provider, viewModel)
      return viewModel
    }
    flow.screen.loop.turn { flow.coordinator.start(with: .note(1)) }
    flow.server.answer(.restore, .session(.ada))
    flow.server.answer(.load, .notes([.sample(1, "Milk")]))
    flow.screen.tap("detail.edit")
    flow.screen.type("!", into: "editor.text")
    flow.screen.tap("editor.save")
  }

  @Test(
    "The view model and the provider die with the screen; the service takes the answer.",
    arguments: [true, false])
  func leaving(succeeds: Bool) throws {
    let store: SharedStore<NotesState> = flow.container.resolve()
    #expect(editor.viewModel != nil && editor.provider != nil)
    flow.screen.tap("editor.cancel")
    #expect(editor.viewModel == nil && editor.provider == nil)
    #expect(store.currentState.notes.mark(of: 1) == .pending)
    flow.server.answer(.save, succeeds ? .done : .failure(.requestFailed))
    let isKept =
      store.currentState.notes[1]?.text == "Milk!"
      && store.currentState.notes.mark(of: 1) == (succeeds ? nil : .failed)
    #expect(isKept)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "NotesService", dies: .withScreen, isSaveKept: isKept), of: "MVVM-C")
  }
}

/// The objects that decide for the editor, which they do not keep alive.
private final class EditorObjects {
  weak var provider: EditorProviderImpl?
  weak var viewModel: EditorViewModelImpl?
}
