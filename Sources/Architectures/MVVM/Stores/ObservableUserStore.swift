import Controllers
import Model

/// Holds the user of a session as an observable property, and applies the server's pushes to it.
final class ObservableUserStore {
  @Output(nil) var user: Property<User?>
  @Output(.loading) var loadState: Property<LoadState>
  private let client: UserController
  private let session: Session
  private var subscription: Subscription?

  init(client: UserController, session: Session) {
    self.client = client
    self.session = session
    subscription = client.observeUser(in: session) { [weak self] user in
      self?.receive(user)
    }
  }

  /// Requests the user, and calls `done` after the answer.
  func load(_ done: @escaping (Result<Void, NotesError>) -> Void = { _ in }) {
    _loadState.value = loadState.value.started
    client.load(in: session) { [weak self] result in
      self?.finishLoad(result)
      done(result.map { _ in })
    }
  }

  private func finishLoad(_ result: Result<User, NotesError>) {
    if case .success(let user) = result { _user.value = user }
    _loadState.value = loadState.value.ended(succeeded: (try? result.get()) != nil)
  }

  private func receive(_ user: User) {
    // Before the first answer: the answer will contain the change.
    guard loadState.value.isLoaded else { return }
    _user.value = user
  }
}
