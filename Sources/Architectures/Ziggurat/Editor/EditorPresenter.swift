import Model

/// What the editor is presented from.
protocol EditorPresenterContext {
  var editor: any EditorReading { get }
}

/// Presents the note that is being written, if there is one.
struct EditorPresenter {
  static func present(_ context: some EditorPresenterContext) -> EditorViewModel? {
    context.editor.draft.map(present)
  }

  private static func present(_ draft: EditorDraft) -> EditorViewModel {
    EditorViewModel(
      number: draft.number, text: draft.text, isTextEnabled: !draft.isSaving,
      counter: counted(draft.text.count, "character"), isSaveEnabled: draft.canBeSaved,
      isErrorShown: draft.progress == .failed, isConflictShown: draft.theirText != nil)
  }
}
