/// The stores of one user, from sign-in to log-out.
///
/// Those of notes and user are tracked.
final class ObservationAccount {
  let notes: ObservableNotesStore
  let user: ObservableUserStore
  let images: ImageStore

  /// Takes stores that listen to the server already.
  init(notes: ObservableNotesStore, user: ObservableUserStore, images: ImageStore) {
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
