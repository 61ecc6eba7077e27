import ArchitectureKit
import Toolkit

/// The object graph: a window, the stores and the root controller.
///
/// Makes the stores and hands them on. There are no globals.
final class MVCApp: App {
  let window: Window
  private let root: RootController

  init(_ environment: AppEnvironment) {
    let sessionStore = SessionStore(client: environment.sessions) { session in
      Account(
        notes: NotesStore(
          session: session, client: environment.notes, now: environment.now,
          makeNoteID: environment.makeNoteID),
        user: UserStore(session: session, client: environment.users),
        images: ImageStore(session: session, client: environment.images))
    }
    window = Window(on: environment.loop)
    root = RootController(window: window, sessionStore: sessionStore)
    sessionStore.restore()
  }

  func open(url: String) {
    root.open(url)
  }
}
