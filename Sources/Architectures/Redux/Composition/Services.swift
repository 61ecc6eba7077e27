import Controllers
import Model

/// What thunks and listeners use of the world outside.
struct Services {
  let sessions: SessionController
  let users: UserController
  let notes: NotesController
  let images: ImageController
  /// The current time.
  let now: () -> Timestamp
  /// Returns the id for the next new note.
  let makeNoteID: () -> Note.ID
}
