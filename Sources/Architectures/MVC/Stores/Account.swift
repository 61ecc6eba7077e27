/// The stores of one user, from sign-in to log-out.
///
/// Releasing them forgets the user.
final class Account {
  let notes: NotesStore
  let user: UserStore
  let images: ImageStore

  /// Takes stores that listen to the server already.
  init(notes: NotesStore, user: UserStore, images: ImageStore) {
    self.notes = notes
    self.user = user
    self.images = images
  }

  /// Requests the notes, then the user.
  func load() {
    notes.load()
    user.load()
  }
}
