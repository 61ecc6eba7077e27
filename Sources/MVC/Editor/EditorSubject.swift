import Model

/// What an editor writes: the note as last known, apart from its text.
enum EditorSubject {
  /// A note that gets its id and date with the first save.
  case new
  /// The note that this editor created: however often it is saved, it was never changed.
  case created(Note)
  case existing(Note)

  var note: Note? {
    switch self {
    case .new: nil
    case .created(let note), .existing(let note): note
    }
  }

  /// Takes over what has become of the note; one that was deleted is remembered as it last was.
  mutating func follow(_ change: NoteCollection.Change) {
    if case .existing(let note) = self { self = .existing(change.new ?? change.old ?? note) }
  }
}
