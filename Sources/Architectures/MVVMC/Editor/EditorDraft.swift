import Model

/// What an editor is opened for.
enum EditorMode {
  case create
  case edit(Note)
}

/// The unfinished text in the editor, and the texts that it is compared with.
struct EditorDraft {
  private(set) var text: String
  /// The text that the editor opened with or last handed to a save.
  private var base: String
  /// The note's text in the list, while the list has the note.
  private var theirs: String?
  /// Whether the last save has failed.
  private(set) var hasFailed = false

  /// Opens with the text of a note, or with `nil` for a new note.
  init(_ text: String?) {
    self.text = text ?? ""
    base = self.text
    theirs = text
  }

  var isDirty: Bool { text != base }

  /// Whether the text in the list differs from this one and from the one that this one began with.
  var isInConflict: Bool { theirs != nil && theirs != base && theirs != text }

  mutating func edit(_ text: String) {
    self.text = text
  }

  /// Takes note of the text in the list, which replaces the text of an unedited draft.
  mutating func follow(_ theirs: String?) {
    guard theirs != self.theirs else { return }
    self.theirs = theirs
    if !isDirty { takeTheirs() }
  }

  mutating func keepMine() {
    if let theirs { base = theirs }
  }

  mutating func takeTheirs() {
    guard let theirs else { return }
    text = theirs
    base = theirs
  }

  mutating func beginSave() {
    base = text
    // From now on the list has this text.
    theirs = text
    hasFailed = false
  }

  mutating func failSave() {
    hasFailed = true
  }
}
