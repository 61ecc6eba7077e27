import ArchitectureKit
import Toolkit

/// The object graph: makes the stores and view models, and hands each what it needs.
final class MVVMApp: App {
  private let windowController: WindowController

  init(_ environment: AppEnvironment) {
    let sessions = ObservableSessionStore(client: environment.sessions)
    let root = RootViewModel(sessions: sessions) { session in
      TabsViewModel(
        notes: ObservableNotesStore(
          client: environment.notes, session: session, now: environment.now,
          makeID: environment.makeNoteID),
        user: ObservableUserStore(client: environment.users, session: session),
        sessions: sessions, profileCount: environment.profileCount)
    }
    windowController = WindowController(root, on: environment.loop)
    root.launched()
  }

  var window: Window { windowController.window }

  func open(url: String) {}
}
