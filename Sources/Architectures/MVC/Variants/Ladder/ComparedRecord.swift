import Model

/// Finds the changes by comparing all notes with those of the last time.
final class ComparedRecord: ChangeRecord {
  private var last: [Note.ID: Seen] = [:]
  private var mayDiffer = false

  private struct Seen {
    let note: Note
    let mark: WriteMark?
  }

  func add(_ change: NotesChange, to rows: any NoteResults) {
    mayDiffer = true
  }

  func take(from store: NotesStore, for rows: any NoteResults) -> ChangesToShow {
    guard mayDiffer else { return .each([]) }
    mayDiffer = false
    var changes: [NoteCollection.Change] = []
    for note in store.all {
      let mark = store.mark(of: note.id)
      let seen = last[note.id]
      if let seen, seen.note == note, seen.mark == mark { continue }
      changes.append(.init(id: note.id, old: seen?.note, new: note))
      last[note.id] = Seen(note: note, mark: mark)
    }
    if last.count > store.count {
      for (id, seen) in last where store.note(id) == nil {
        changes.append(.init(id: id, old: seen.note, new: nil))
        last[id] = nil
      }
    }
    changes.sort { $0.id < $1.id }
    return rows.shouldFetch(after: changes) ? .all : .each(changes)
  }
}
