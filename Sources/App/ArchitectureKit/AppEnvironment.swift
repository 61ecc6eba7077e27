package import Controllers
package import Model
package import Toolkit

/// Everything from outside that an app may use.
///
/// An app has no other access to server, clock or ids.
package struct AppEnvironment {
  /// The event loop of the app's views.
  package let loop: MainLoop
  package let sessions: SessionController
  package let users: UserController
  package let notes: NotesController
  package let images: ImageController
  /// The current time of the virtual clock.
  package let now: () -> Timestamp
  /// Returns the id for the next new note: a different one at each call.
  package let makeNoteID: () -> Note.ID
  /// The friends with tabs of their own, after the user's: for the form `mounted`, else none.
  package let friends: [User.ID]

  package init(
    loop: MainLoop, sessions: SessionController, users: UserController, notes: NotesController,
    images: ImageController, now: @escaping () -> Timestamp,
    makeNoteID: @escaping () -> Note.ID, friends: [User.ID] = []
  ) {
    self.loop = loop
    self.sessions = sessions
    self.users = users
    self.notes = notes
    self.images = images
    self.now = now
    self.makeNoteID = makeNoteID
    self.friends = friends
  }
}
