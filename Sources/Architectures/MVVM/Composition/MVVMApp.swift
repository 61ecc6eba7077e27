import ArchitectureKit
import Model
import Toolkit

/// The app: makes stores, view models and the root controller, and connects them.
final class MVVMApp: App {
  private let rootViewModel: RootViewModel
  private let rootController: RootController

  init(_ environment: AppEnvironment) {
    let sessions = ObservableSessionStore(client: environment.sessions)
    let overlay = Overlay()
    rootViewModel = RootViewModel(sessions: sessions, overlay: overlay) { session in
      TabsViewModel(SessionStores(of: session, environment), sessions: sessions, overlay: overlay)
    }
    rootController = RootController(rootViewModel, on: environment.loop)
    rootViewModel.launched()
  }

  var window: Window { rootController.window }

  func open(url: String) {
    rootViewModel.open(url: url)
  }
}

extension SessionStores {
  /// Makes the stores of a session from the clients of the app's environment.
  init(of session: Session, _ environment: AppEnvironment) {
    let notes = ObservableNotesStore(
      client: environment.notes, session: session, now: environment.now,
      makeID: environment.makeNoteID)
    let user = ObservableUserStore(client: environment.users, session: session)
    self.init(
      notes: notes, user: user,
      avatar: ObservableAvatarStore(client: environment.images, session: session, user: user),
      pictures: ObservablePicturesStore(client: environment.images, session: session))
  }
}
