import Model

/// The user's notes, and the user's writes that the server has not confirmed yet.
struct OwnNotes {
  private(set) var notes: [Note.ID: Note] = [:]
  private var writes: [Note.ID: Write] = [:]
  private var lastNumber = 0

  private struct Write {
    var number: Int
    var mark: WriteMark?
    /// Whether the user's text shows instead of the server's.
    var isOwn = false
    var isDelete = false
    /// The note that comes back if its delete is refused.
    var deleted: Note?
  }

  /// A note before a change and after it; `nil` where there is none.
  struct Change {
    let id: Note.ID
    let old: Note?
    let new: Note?
  }

  func mark(of id: Note.ID) -> WriteMark? {
    writes[id].flatMap { $0.isDelete ? nil : $0.mark }
  }

  var markCount: Int { writes.values.count { !$0.isDelete && $0.mark != nil } }

  // MARK: - From the server

  /// Replaces all notes but those that the user is writing.
  mutating func load(_ list: [Note]) -> [Change] {
    let loaded = Set(list.map(\.id))
    let gone = Set(notes.keys).union(writes.keys).subtracting(loaded).sorted()
    return gone.compactMap { take(nil, for: $0) } + list.compactMap { take($0, for: $0.id) }
  }

  mutating func apply(_ push: [NoteChange]) -> [Change] {
    push.compactMap { change in
      switch change {
      case .stored(let note): take(note, for: note.id)
      case .deleted(let id): take(nil, for: id)
      }
    }
  }

  private mutating func take(_ note: Note?, for id: Note.ID) -> Change? {
    if let write = writes[id] {
      if write.isOwn { return nil }
      if write.isDelete {
        writes[id]?.deleted = note
        return nil
      }
      if note == nil { writes[id] = nil }
    }
    let old = notes[id]
    guard old != note else { return nil }
    notes[id] = note
    return Change(id: id, old: old, new: note)
  }

  // MARK: - From the user

  mutating func beginSave(_ note: Note) -> (number: Int, change: Change) {
    lastNumber += 1
    let old = notes.updateValue(note, forKey: note.id)
    writes[note.id] = Write(number: lastNumber, mark: .pending, isOwn: true)
    return (lastNumber, Change(id: note.id, old: old, new: note))
  }

  /// Ends a save; only the latest write of a note counts.
  mutating func endSave(of id: Note.ID, _ number: Int, succeeded: Bool) -> Change? {
    guard var write = writes[id] else { return nil }
    write.isOwn = !succeeded
    guard write.number == number else {
      if write.isDelete { writes[id] = write }
      return nil
    }
    write.mark = .failed
    writes[id] = succeeded ? nil : write
    return Change(id: id, old: notes[id], new: notes[id])
  }

  mutating func beginDelete(_ id: Note.ID) -> (number: Int, change: Change)? {
    guard let note = notes.removeValue(forKey: id) else { return nil }
    lastNumber += 1
    writes[id] = Write(
      number: lastNumber, isOwn: writes[id]?.isOwn ?? false, isDelete: true, deleted: note)
    return (lastNumber, Change(id: id, old: note, new: nil))
  }

  mutating func endDelete(of id: Note.ID, _ number: Int, succeeded: Bool) -> Change? {
    guard let write = writes[id], write.number == number else { return nil }
    writes[id] = nil
    guard !succeeded, let note = write.deleted else { return nil }
    notes[id] = note
    writes[id] = Write(number: number, mark: .failed, isOwn: write.isOwn)
    return Change(id: id, old: nil, new: note)
  }
}
