import Model

/// What one editor shows of the state.
struct EditorSelectors {
  private let number: Int

  init(number: Int) {
    self.number = number
  }

  func initialText(_ state: AppState) -> String { editor(state)?.note?.text ?? "" }

  /// The list's text of the note, if the list has the note.
  func theirs(_ state: AppState) -> String? {
    (editor(state)?.note?.id).flatMap { state.notes.collection[$0]?.text }
  }

  func isSaving(_ state: AppState) -> Bool { editor(state)?.isSaving ?? false }
  func hasFailed(_ state: AppState) -> Bool { editor(state)?.save == .failed }

  func canSave(_ state: AppState, _ draft: EditorDraft) -> Bool {
    guard let editor = editor(state) else { return false }
    return draft.canBeSaved(isSaving: editor.isSaving, hasFailed: editor.save == .failed)
  }

  /// The state of this editor, if it is still open.
  private func editor(_ state: AppState) -> EditorState? {
    state.editor?.number == number ? state.editor : nil
  }
}
