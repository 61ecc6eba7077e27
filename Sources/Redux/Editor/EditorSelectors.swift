import Model

/// What one editor shows of the state; `nil` throughout once it is closed, when it keeps what it
/// showed.
struct EditorSelectors {
  let number: Int

  /// The text to begin with.
  func initialText(_ state: AppState) -> String { editor(state)?.note?.text ?? "" }

  /// The list's text of the note, if the list has it.
  func theirs(_ state: AppState) -> String? {
    (editor(state)?.note?.id).flatMap { state.notes.collection[$0]?.text }
  }

  func isSaving(_ state: AppState) -> Bool? { editor(state)?.isSaving }
  func hasFailed(_ state: AppState) -> Bool? { editor(state)?.hasFailed }

  /// Whether a save is worth while.
  func canSave(_ state: AppState, _ draft: EditorDraft) -> Bool {
    guard let editor = editor(state) else { return false }
    return draft.canBeSaved(isSaving: editor.isSaving, hasFailed: editor.hasFailed)
  }

  private func editor(_ state: AppState) -> EditorState? {
    state.editor?.number == number ? state.editor : nil
  }
}
