import Model

/// The argument of the module of a page.
struct NotePageArgument {
  let note: Note
}
