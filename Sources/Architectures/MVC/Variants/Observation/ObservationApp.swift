import ArchitectureKit
import Toolkit

/// The object graph of the variant: a window, stores that are tracked, and the root controller.
final class ObservationApp: App {
  let window: Window
  private let root: ObservingRootController

  init(_ environment: AppEnvironment) {
    let sessionStore = ObservationSessionStore(client: environment.sessions) { session in
      ObservationAccount(
        notes: ObservableNotesStore(
          session: session, client: environment.notes, now: environment.now,
          makeNoteID: environment.makeNoteID),
        user: ObservableUserStore(session: session, client: environment.users),
        images: ImageStore(session: session, client: environment.images))
    }
    window = Window(on: environment.loop)
    root = ObservingRootController(
      window: window, sessionStore: sessionStore, profileCount: environment.profileCount)
    sessionStore.restore()
  }

  func open(url: String) {
    root.open(url)
  }
}
