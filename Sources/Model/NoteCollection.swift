/// The notes of a user as his device knows them: the server's, with his own writes over them.
///
/// Writes are optimistic: a note shows as the user left it while its save is under way, and after
/// the save has failed; a note whose delete is under way is hidden. What the server says of such a
/// note meanwhile is kept from the screen, so that nothing of the user's is lost and, once nothing
/// is under way, every note without a failed save equals the server's.
///
/// Each mutation returns what it changed, note by note.
package struct NoteCollection: Equatable, Codable, Sendable {
  /// The notes that show, by id.
  package private(set) var notes: [Note.ID: Note] = [:]
  /// What the user's own writes have left, by id; a note without any is the server's.
  private var writes: [Note.ID: Write] = [:]
  private var lastWriteNumber = 0

  package init() {}

  package subscript(id: Note.ID) -> Note? { notes[id] }

  /// The number of notes that show.
  package var count: Int { notes.count }

  /// The mark of a note that shows.
  package func mark(of id: Note.ID) -> WriteMark? {
    writes.isEmpty ? nil : writes[id]?.shownMark
  }

  /// The number of notes that show with a mark.
  package var markCount: Int {
    writes.isEmpty ? 0 : writes.values.count { $0.shownMark != nil }
  }

  /// What happened to one note: came (`old` is nil), went (`new` is nil), or changed; `old` and
  /// `new` are equal if its mark alone did.
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

  /// The number of a save or delete, by which its answer is told from those to earlier ones.
  package typealias WriteNumber = Int

  /// The user's own doing with a note, as far as the server's answers have not undone it.
  private struct Write: Equatable, Codable {
    /// The latest save or delete.
    var number: WriteNumber
    var mark: WriteMark?
    /// A save is under way or has failed: the note is the user's, whatever the server says.
    var isOwn = false
    /// A delete is under way.
    var isHidden = false
    /// What will show if the delete is refused: kept up to date from the server.
    var hiddenNote: Note?

    var shownMark: WriteMark? { isHidden ? nil : mark }
  }

  // MARK: - From the server

  /// Takes over a loaded list; own and hidden notes stay as they are.
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

  /// Follows a push.
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

  /// Takes over what the server has under an id.
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

  /// Shows a note that is being saved; the number goes with its answer to `endSave`.
  package mutating func beginSave(_ note: Note) -> (number: WriteNumber, changes: [Change]) {
    let number = nextWriteNumber()
    let old = notes[note.id]
    notes[note.id] = note
    writes[note.id] = Write(number: number, mark: .pending, isOwn: true)
    return (number, [Change(id: note.id, old: old, new: note)])
  }

  /// Hears how a save ended; only the latest write of a note counts.
  package mutating func endSave(
    of id: Note.ID, number: WriteNumber, succeeded: Bool
  ) -> [Change] {
    guard var write = writes[id] else { return [] }
    guard write.number == number else {
      // A delete came after it: the mark is the delete's, but whose the note is has changed.
      if write.isHidden { writes[id]?.isOwn = !succeeded }
      return []
    }
    write.isOwn = !succeeded
    write.mark = succeeded ? nil : .failed
    writes[id] = succeeded ? nil : write
    return [Change(id: id, old: notes[id], new: notes[id])]
  }

  // MARK: - The user's deletes

  /// Hides a note that is being deleted; `nil` if it does not show.
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

  /// Hears how a delete ended; a note whose delete was refused comes back, marked.
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
