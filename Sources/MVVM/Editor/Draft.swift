/// An unfinished text, and the texts that it is held against.
struct Draft: Equatable {
  private(set) var text: String
  /// The text that the editor opened with or last handed to a save.
  private var base: String
  /// The list's text of the note, as long as the list has it.
  private var theirs: String?
  /// Whether the last save has failed.
  private(set) var hasFailed = false

  /// Opens with a text that the list has, or for a new note with none.
  init(_ text: String?) {
    self.text = text ?? ""
    base = self.text
    theirs = text
  }

  var isDirty: Bool { text != base }

  /// Whether the list's text is neither the one that this one came from nor this one.
  var isInConflict: Bool { theirs != nil && theirs != base && theirs != text }

  mutating func edit(_ text: String) {
    self.text = text
  }

  /// Hears what the list has: where that is another text, a clean draft takes it over.
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
    // The list has it from now on.
    theirs = text
    hasFailed = false
  }

  mutating func failSave() {
    hasFailed = true
  }
}
