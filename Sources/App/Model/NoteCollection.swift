/// The notes of a user as the device knows them: the server's notes, overlaid by the user's writes.
///
/// Writes are optimistic:
///
/// * A note shows the user's text while its save is running, and after the save has failed.
/// * A note is hidden while its delete is running.
///
/// Meanwhile, changes of such a note on the server do not show. So no text of the user's is lost.
/// When no write is running, every note without a failed save equals the server's.
///
/// Each mutation returns its changes, note by note.
package struct NoteCollection: Equatable, Codable, Sendable {
  /// The visible notes by id.
  package private(set) var notes: [Note.ID: Note] = [:]
  /// The user's writes by id; a note without a write equals the server's.
  private var writes: [Note.ID: Write] = [:]
  private var lastWriteNumber = 0

  package init() {}

  package subscript(id: Note.ID) -> Note? { notes[id] }

  /// The number of visible notes.
  package var count: Int { notes.count }

  /// Returns the mark of a visible note.
  package func mark(of id: Note.ID) -> WriteMark? {
    writes.isEmpty ? nil : writes[id]?.shownMark
  }

  /// The number of visible notes with a mark.
  package var markCount: Int {
    writes.isEmpty ? 0 : writes.values.count { $0.shownMark != nil }
  }

  /// A change of one note.
  ///
  /// The note is new if `old` is `nil`, and gone if `new` is `nil`. If `old` and `new` are equal,
  /// only the mark has changed.
  package struct Change: Equatable, Codable, Sendable {
    package let id: Note.ID
    package let old: Note?
    package let new: Note?

    package init(id: Note.ID, old: Note?, new: Note?) {
      self.id = id
      self.old = old
      self.new = new
    }
  }

  /// The number of a save or delete, which identifies the answer to it.
  package typealias WriteNumber = Int

  /// The user's latest write of a note, until the server has confirmed it.
  private struct Write: Equatable, Codable {
    /// The number of the latest save or delete.
    var number: WriteNumber
    var mark: WriteMark?
    /// Whether a save is running or has failed: the user's text then shows instead of the server's.
    var isOwn = false
    /// Whether a delete is running.
    var isHidden = false
    /// The note that will show if the delete is refused; it follows the server's changes.
    var hiddenNote: Note?

    var shownMark: WriteMark? { isHidden ? nil : mark }
  }

  // MARK: - From the server

  /// Applies a loaded list; notes with a running or failed write stay as they are.
  package mutating func load(_ list: [Note]) -> [Change] {
    var changes: [Change] = []
    if notes.isEmpty && writes.isEmpty {
      notes = Dictionary(list.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
      changes.reserveCapacity(list.count)
      for note in list { changes.append(Change(id: note.id, old: nil, new: note)) }
      return changes
    }
    let loaded = Set(list.lazy.map(\.id))
    for id in notes.keys.filter({ !loaded.contains($0) }).sorted() {
      take(nil, for: id, into: &changes)
    }
    for id in writes.keys.filter({ !loaded.contains($0) && notes[$0] == nil }) {
      take(nil, for: id, into: &changes)
    }
    for note in list { take(note, for: note.id, into: &changes) }
    return changes
  }

  /// Applies a push.
  package mutating func apply(_ push: [NoteChange]) -> [Change] {
    var changes: [Change] = []
    for change in push {
      switch change {
      case .stored(let note): take(note, for: note.id, into: &changes)
      case .deleted(let id): take(nil, for: id, into: &changes)
      }
    }
    return changes
  }

  /// Applies the server's note for an id; `nil` if the server has none.
  private mutating func take(_ note: Note?, for id: Note.ID, into changes: inout [Change]) {
    if let write = writes.isEmpty ? nil : writes[id] {
      if write.isOwn { return }
      if write.isHidden {
        writes[id]?.hiddenNote = note
        return
      }
      if note == nil { writes[id] = nil }
    }
    let old = notes[id]
    guard old != note else { return }
    notes[id] = note
    changes.append(Change(id: id, old: old, new: note))
  }

  // MARK: - The user's saves

  /// Shows a note while it is being saved.
  ///
  /// The caller passes the number to `endSave` with the answer.
  package mutating func beginSave(_ note: Note) -> (number: WriteNumber, changes: [Change]) {
    let number = nextWriteNumber()
    let old = notes[note.id]
    notes[note.id] = note
    writes[note.id] = Write(number: number, mark: .pending, isOwn: true)
    return (number, [Change(id: note.id, old: old, new: note)])
  }

  /// Applies the result of a save; only the latest write of a note counts.
  package mutating func endSave(
    of id: Note.ID, number: WriteNumber, succeeded: Bool
  ) -> [Change] {
    guard var write = writes[id] else { return [] }
    guard write.number == number else {
      // A delete came later, and the mark belongs to it. But the save decides whether the text is
      // the user's.
      if write.isHidden { writes[id]?.isOwn = !succeeded }
      return []
    }
    write.isOwn = !succeeded
    write.mark = succeeded ? nil : .failed
    writes[id] = succeeded ? nil : write
    return [Change(id: id, old: notes[id], new: notes[id])]
  }

  // MARK: - The user's deletes

  /// Hides a note while it is being deleted; `nil` if the note is not visible.
  package mutating func beginDelete(
    _ id: Note.ID
  ) -> (number: WriteNumber, changes: [Change])? {
    guard let note = notes.removeValue(forKey: id) else { return nil }
    let number = nextWriteNumber()
    writes[id] = Write(
      number: number, mark: nil, isOwn: writes[id]?.isOwn ?? false, isHidden: true,
      hiddenNote: note)
    return (number, [Change(id: id, old: note, new: nil)])
  }

  /// Applies the result of a delete; a note that could not be deleted comes back with a mark.
  package mutating func endDelete(
    of id: Note.ID, number: WriteNumber, succeeded: Bool
  ) -> [Change] {
    guard let write = writes[id], write.number == number else { return [] }
    writes[id] = nil
    guard !succeeded, let note = write.hiddenNote else { return [] }
    notes[id] = note
    writes[id] = Write(number: number, mark: .failed, isOwn: write.isOwn)
    return [Change(id: id, old: nil, new: note)]
  }

  private mutating func nextWriteNumber() -> WriteNumber {
    lastWriteNumber += 1
    return lastWriteNumber
  }
}
