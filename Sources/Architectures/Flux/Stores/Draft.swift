import Model

/// The text that an editor holds, and how it relates to the note in the list.
struct Draft: Equatable {
  typealias ID = Int

  private enum Save {
    case none
    case running
    case failed
  }

  let id: ID
  private let isNew: Bool
  /// The note as last saved; `nil` for a new note until its first save.
  private(set) var note: Note?
  private(set) var text: String
  /// The text that the editor opened with, or that it last saved or took over.
  private var base: String
  /// The note's text in the list; `nil` if the list does not have the note.
  private var theirs: String?
  private var save = Save.none

  /// Begins with a note of the list, or with nothing.
  init(id: ID, _ note: Note?) {
    self.id = id
    self.note = note
    theirs = note?.text
    isNew = note == nil
    text = note?.text ?? ""
    base = text
  }

  var characterCount: Int { text.count }
  var isDirty: Bool { text != base }
  var isSaving: Bool { save == .running }
  var hasFailed: Bool { save == .failed }
  var canSave: Bool { !isSaving && (hasFailed || isDirty) && validate(noteText: text) }

  /// Whether the text in the list is neither the base nor the user's text.
  var isInConflict: Bool { theirs.map { $0 != base && $0 != text } ?? false }

  /// Returns the note to save; one that is new has no date of change, however often it is saved.
  func noteToSave(now: Timestamp, makeID: () -> Note.ID) -> Note {
    var note = note ?? Note(id: makeID(), createdAt: now, text: text)
    note.text = text
    if !isNew { note.changedAt = now }
    return note
  }

  // MARK: - Changes

  /// Takes over what the user has typed, but not while a save runs.
  ///
  /// A key can come in the turn of the save, before the text is disabled.
  mutating func edit(_ text: String) {
    if !isSaving { self.text = text }
  }

  mutating func beginSave(_ note: Note) {
    self.note = note
    base = note.text
    save = .running
  }

  mutating func failSave() {
    save = .failed
  }

  mutating func keepMine() {
    base = theirs ?? base
  }

  mutating func takeTheirs() {
    guard let theirs else { return }
    base = theirs
    text = theirs
  }

  /// Follows the list's text of the note; takes it over if the user has not edited.
  mutating func follow(_ new: String?) {
    guard new != theirs else { return }
    theirs = new
    if !isDirty { takeTheirs() }
  }
}
