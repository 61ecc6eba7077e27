/// The stores of one user, from sign-in to log-out.
///
/// Releasing them forgets the user.
final class Account {
  let notes: NotesStore
  let user: UserStore
  /// The friends whose profiles have tabs of their own.
  let friends: [UserStore]
  let images: ImageStore
  /// Makes empty rows of the notes, for a list.
  let makeResults: () -> any NoteResults

  /// Takes stores that listen to the server already.
  init(
    notes: NotesStore, user: UserStore, friends: [UserStore], images: ImageStore,
    makeResults: @escaping () -> any NoteResults
  ) {
    self.notes = notes
    self.user = user
    self.friends = friends
    self.images = images
    self.makeResults = makeResults
  }

  /// Requests the notes, then the user and the friends.
  func load() {
    notes.load()
    user.load()
    for friend in friends { friend.load() }
  }
}
