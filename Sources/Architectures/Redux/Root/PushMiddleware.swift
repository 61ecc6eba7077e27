import Controllers
import Model

/// Listens to the server's pushes while the user is signed in.
final class PushMiddleware: Middleware {
  private let notes: NotesController
  private let users: UserController
  private var subscriptions: [Subscription] = []

  init(notes: NotesController, users: UserController) {
    self.notes = notes
    self.users = users
  }

  func handle(_ action: AppAction, in store: Store, next: @MainActor (AppAction) -> Void) {
    if let session = action.openedSession { listen(in: session, store) }
    if action.closesSession { stopListening() }
    next(action)
  }

  private func listen(in session: Session, _ store: Store) {
    subscriptions = [
      notes.observeChanges(in: session) { [weak store] in
        store?.dispatch(.notes(.changesPushed($0)))
      },
      users.observeUser(in: session) { [weak store] in
        store?.dispatch(.profile(.userPushed($0)))
      },
    ]
  }

  private func stopListening() {
    for subscription in subscriptions { subscription.end() }
    subscriptions = []
  }
}
