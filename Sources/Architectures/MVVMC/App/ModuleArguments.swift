import Model

// What coordinators and containers give to the modules that they ask for.

/// What an editor is opened for.
enum EditorMode {
  case create
  case edit(Note)
}

/// The note of one page of the detail.
struct NotePageArgument {
  let note: Note
}
