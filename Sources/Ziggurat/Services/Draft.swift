import Model

/// A note that is being written.
struct Draft {
  enum Subject {
    /// A note that gets its id and date with the first save.
    case new
    /// The note that was created here: however often it is saved, it was never changed.
    case created(Note)
    case existing(Note)
  }

  enum Progress: Equatable {
    case editing
    case saving(NoteCollection.WriteNumber)
    case failed
  }

  var subject: Subject
  var text: String
  /// The text that the editor opened with or last handed to a save.
  var base: String
  var progress = Progress.editing
  /// The user wants to leave with changes, and is asked whether he does.
  var isDiscardInQuestion = false

  /// A new note.
  init() {
    self.init(.new, text: "")
  }

  /// Another text for a note.
  init(of note: Note) {
    self.init(.existing(note), text: note.text)
  }

  private init(_ subject: Subject, text: String) {
    self.subject = subject
    self.text = text
    base = text
  }

  var isChanged: Bool { text != base }

  var isSaving: Bool {
    if case .saving = progress { true } else { false }
  }

  var canBeSaved: Bool {
    !isSaving && (isChanged || progress == .failed) && validate(noteText: text)
  }
}
