import ArchitectureKit
import Toolkit

/// The object graph: a window, the model below it and the one controller that has no screen.
///
/// The stores are made here and handed on; nobody looks them up.
final class MVCApp: App {
  let window: Window
  private let root: RootController

  init(_ environment: AppEnvironment, parts: Parts = Parts()) {
    let sessionStore = SessionStore(client: environment.sessions) { session in
      Account(
        notes: parts.makeNotesStore(environment, session),
        user: parts.makeUserStore(environment, session),
        images: ImageStore(session: session, client: environment.images))
    }
    window = Window(on: environment.loop)
    root = RootController(
      window: window, sessionStore: sessionStore, parts: parts,
      profileCount: environment.profileCount)
    sessionStore.restore()
  }

  func open(url: String) {
    root.open(url)
  }
}
