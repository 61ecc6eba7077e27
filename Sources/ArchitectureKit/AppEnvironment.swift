package import Controllers
package import Model
package import Toolkit

/// Everything from outside that an app may use: there is no other way in.
package struct AppEnvironment {
  /// The event loop that the app's views live on.
  package let loop: MainLoop
  package let sessions: SessionController
  package let users: UserController
  package let notes: NotesController
  package let images: ImageController
  /// The moment on the virtual clock.
  package let now: () -> Timestamp
  /// The id of the next new note: each call gives another one.
  package let makeNoteID: () -> Note.ID
  /// How many profile tabs the app has; more than one only in benchmarks.
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
