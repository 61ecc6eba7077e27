import ArchitectureKit
import Toolkit

/// The object graph: a window, the model below it and the one controller that has no screen.
///
/// The stores are made here and handed on; nobody looks them up.
final class MVCApp: App {
  let window: Window
  private let root: RootController

  init(_ environment: AppEnvironment) {
    let users = environment.users
    let notes = environment.notes
    let images = environment.images
    let now = environment.now
    let makeNoteID = environment.makeNoteID
    let sessionStore = SessionStore(client: environment.sessions) { session in
      Account(
        notes: NotesStore(session: session, client: notes, now: now, makeNoteID: makeNoteID),
        user: UserStore(session: session, client: users),
        images: ImageStore(session: session, client: images))
    }
    window = Window(on: environment.loop)
    root = RootController(
      window: window, sessionStore: sessionStore, profileCount: environment.profileCount)
    sessionStore.restore()
  }

  func open(url: String) {
    root.open(url)
  }
}
