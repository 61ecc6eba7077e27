import Model

/// The user's unfinished text, beside the text that it started from.
struct EditorDraft {
  /// The text that the editor opened with, last passed to a save or last accepted from the store.
  var base: String
  var text: String

  var isDirty: Bool { text != base }

  func canBeSaved(isSaving: Bool, hasFailed: Bool) -> Bool {
    !isSaving && (hasFailed || isDirty) && validate(noteText: text)
  }

  /// Whether the store's text comes from elsewhere, and the user has not written the same.
  func conflicts(with theirs: String?) -> Bool {
    theirs.map { $0 != base && $0 != text } ?? false
  }
}
