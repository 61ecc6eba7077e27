import Controllers
import Model

/// Listens to the server's pushes while the user is signed in.
final class PushListener: Listener {
  private var subscriptions: [Subscription] = []

  func handle(_ action: AppAction, from old: AppState, in store: Store, _ services: Services) {
    if let session = action.openedSession { listen(in: session, store, services) }
    if case .session(.loggedOut) = action { stopListening() }
  }

  private func listen(in session: Session, _ store: Store, _ services: Services) {
    subscriptions = [
      services.notes.observeChanges(in: session) { [weak store] in
        store?.dispatch(.notes(.changesPushed($0)))
      },
      // Of many changes of the user in one turn only the last one is seen.
      services.users.observeUser(in: session) { [weak store] in
        store?.dispatch(.profile(.userPushed($0)), isBatched: true)
      },
    ]
  }

  private func stopListening() {
    for subscription in subscriptions { subscription.end() }
    subscriptions = []
  }
}
