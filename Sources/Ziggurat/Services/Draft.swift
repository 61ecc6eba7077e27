import Model

/// A note that is being written.
struct Draft {
  enum Progress: Equatable {
    case editing
    case saving(NoteCollection.WriteNumber)
    case failed
  }

  /// Another one for each editor.
  let number: Int
  /// The note as it was last known; `nil` for a new one, until it is saved.
  private(set) var note: Note?
  /// The note is made here: however often it is saved, it was never changed.
  let isNew: Bool
  private(set) var text: String
  /// The text that the editor opened with, last handed to a save or agreed on.
  private var base: String
  /// The text in the list; `nil` if the note is not there.
  private var listText: String?
  private(set) var progress = Progress.editing

  /// Another text for a note, or a new one.
  init(number: Int, of note: Note? = nil) {
    self.number = number
    self.note = note
    isNew = note == nil
    text = note?.text ?? ""
    base = text
    listText = note?.text
  }

  var isChanged: Bool { text != base }

  var isSaving: Bool {
    if case .saving = progress { true } else { false }
  }

  var canBeSaved: Bool {
    !isSaving && (isChanged || progress == .failed) && validate(noteText: text)
  }

  /// The list's text, if neither the user nor this editor has put it there.
  var theirText: String? { listText == base || listText == text ? nil : listText }

  // MARK: - Changing

  mutating func edit(_ text: String) {
    self.text = text
  }

  mutating func beginSave(of note: Note, _ number: NoteCollection.WriteNumber) {
    self.note = note
    base = text
    progress = .saving(number)
  }

  mutating func saveFailed() {
    progress = .failed
  }

  /// Follows the list; where nothing of the user's is lost by that, another text of its is taken over.
  mutating func follow(_ listed: Note?) {
    let isOtherText = listText != listed?.text
    listText = listed?.text
    guard let listed else { return }
    note = listed
    if isOtherText && !isChanged { takeTheirs() }
  }

  mutating func keepMine() {
    if let theirText { base = theirText }
  }

  mutating func takeTheirs() {
    guard let theirText else { return }
    text = theirText
    base = theirText
  }
}
