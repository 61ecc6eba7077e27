import Model

/// The unfinished text in the editor, with the text that it is compared with.
struct EditorDraft {
  /// The text that the editor opened with, last handed to a save, or took over from the list.
  let base: String
  let text: String

  var isDirty: Bool { text != base }

  var counter: String { counted(text.count, "character") }

  func canBeSaved(isSaving: Bool, hasFailed: Bool) -> Bool {
    !isSaving && (isDirty || hasFailed) && validate(noteText: text)
  }

  /// Whether the list's text was changed elsewhere and differs from this one.
  func conflicts(with theirs: String?) -> Bool {
    theirs.map { $0 != base && $0 != text } ?? false
  }
}
