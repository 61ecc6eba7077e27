import Model

/// What the editor shows of the state; `nil` once it is closed, when it keeps what it showed.
enum EditorSelectors {
  static func base(_ state: AppState) -> String? { state.editor?.base }
  static func isSaving(_ state: AppState) -> Bool? { state.editor?.isSaving }
  static func hasFailed(_ state: AppState) -> Bool? { state.editor?.hasFailed }

  /// Whether a save is worth while: that text is what the form holds.
  static func canSave(_ state: AppState, text: String) -> Bool {
    guard let editor = state.editor, !editor.isSaving else { return false }
    return (editor.hasFailed || text != editor.base) && validate(noteText: text)
  }

  static func counter(_ text: String) -> String { counted(text.count, "character") }
}
