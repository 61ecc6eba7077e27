import Model

/// The unfinished text in the editor.
struct EditorDraft {
  enum Progress: Equatable {
    case editing
    case saving(NoteCollection.WriteNumber)
    case failed
  }

  /// Another number for each editor.
  let number: Int
  /// The note as it was last known; `nil` for a new note until it is saved.
  private(set) var note: Note?
  /// Whether the note was created in this editor: a save of it then sets no date of change.
  let isNew: Bool
  private(set) var text: String
  /// The text that the editor opened with, last saved or last agreed on.
  private var base: String
  /// The text in the list; `nil` if the note is not there.
  private var listText: String?
  private(set) var progress = Progress.editing

  /// Opens a note, or an empty text for a new one.
  init(number: Int, of note: Note?) {
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

  /// Follows the list, and takes over the list's new text unless the user has changed the draft.
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
