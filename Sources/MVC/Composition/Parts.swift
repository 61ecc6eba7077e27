import ArchitectureKit
import Model
import Toolkit

/// The parts of the object graph that a variant may make in its own way.
struct Parts {
  var makeNotesStore: (AppEnvironment, Session) -> NotesStore = { environment, session in
    NotesStore(
      session: session, client: environment.notes, now: environment.now,
      makeNoteID: environment.makeNoteID)
  }
  var makeUserStore: (AppEnvironment, Session) -> UserStore = { environment, session in
    UserStore(session: session, client: environment.users)
  }
  var makeList: (Account, @escaping () -> Void, MainLoop) -> NotesViewController = {
    NotesViewController(account: $0, onUncovered: $1, on: $2)
  }
  var makeProfile: (Account, SessionStore, MainLoop) -> ProfileViewController = {
    ProfileViewController(account: $0, sessionStore: $1, on: $2)
  }
}
