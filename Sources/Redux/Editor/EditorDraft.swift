import Model

/// The text of the editor's form, beside the one that it began with or was last handed to a save.
struct EditorDraft {
  let base: String
  let text: String

  var isDirty: Bool { text != base }

  var counter: String { counted(text.count, "character") }

  func canBeSaved(isSaving: Bool, hasFailed: Bool) -> Bool {
    !isSaving && (isDirty || hasFailed) && validate(noteText: text)
  }

  /// Whether the list's text came from elsewhere and is not here yet.
  func conflicts(with theirs: String?) -> Bool {
    theirs.map { $0 != base && $0 != text } ?? false
  }
}
