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
  /// The number of profile tabs; greater than 1 only in benchmarks.
  package let profileCount: Int

  package init(
    loop: MainLoop, sessions: SessionController, users: UserController, notes: NotesController,
    images: ImageController, now: @escaping () -> Timestamp,
    makeNoteID: @escaping () -> Note.ID, profileCount: Int = 1
  ) {
    self.loop = loop
    self.sessions = sessions
    self.users = users
    self.notes = notes
    self.images = images
    self.now = now
    self.makeNoteID = makeNoteID
    self.profileCount = profileCount
  }
}
