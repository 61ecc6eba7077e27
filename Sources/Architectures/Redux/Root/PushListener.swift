import Controllers
import Model

/// Listens to the server's pushes while the user is signed in.
final class PushListener: Listener {
  /// Each lasts as long as it is kept.
  private var subscriptions: [Subscription] = []

  func handle(_ action: AppAction, from old: AppState, in store: Store, _ services: Services) {
    if let session = action.openedSession { listen(in: session, store, services) }
    if case .session(.loggedOut) = action { subscriptions = [] }
  }

  private func listen(in session: Session, _ store: Store, _ services: Services) {
    subscriptions = [
      services.notes.observeChanges(in: session) { [weak store] in
        store?.dispatch(.notes(.changesPushed($0)))
      },
      services.users.observeUser(in: session) { [weak store] in
        store?.dispatch(.profile(.userPushed($0)))
      },
    ]
  }
}
