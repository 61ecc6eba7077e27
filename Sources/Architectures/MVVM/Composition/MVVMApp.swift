import ArchitectureKit
import Model
import Toolkit

/// The app: makes stores, view models and the root controller, and connects them.
final class MVVMApp: App {
  private let rootViewModel: RootViewModel
  private let rootController: RootController

  init(_ environment: AppEnvironment) {
    let sessions = ObservableSessionStore(client: environment.sessions)
    let overlay = OverlayViewModel()
    rootViewModel = RootViewModel(sessions: sessions, overlay: overlay) { session in
      let stores = Self.makeStores(session, environment)
      return TabsViewModel(
        stores, sessions: sessions, overlay: overlay, profileCount: environment.profileCount)
    }
    rootController = RootController(rootViewModel, on: environment.loop)
    rootViewModel.launched()
  }

  var window: Window { rootController.window }

  func open(url: String) {
    rootViewModel.open(url: url)
  }

  private static func makeStores(
    _ session: Session, _ environment: AppEnvironment
  ) -> SessionStores {
    let user = ObservableUserStore(client: environment.users, session: session)
    return SessionStores(
      notes: ObservableNotesStore(
        client: environment.notes, session: session, now: environment.now,
        makeID: environment.makeNoteID),
      user: user,
      avatar: ObservableAvatarStore(client: environment.images, session: session, user: user),
      pictures: ObservablePicturesStore(client: environment.images, session: session))
  }
}

/// The stores of one session: made at the log-in and released at the log-out.
struct SessionStores {
  let notes: ObservableNotesStore
  let user: ObservableUserStore
  let avatar: ObservableAvatarStore
  let pictures: ObservablePicturesStore
}
