import Controllers
import Model

/// The user who is signed in.
final class UserService: UserReading, RefreshInforming {
  private struct State {
    var user: User?
    var loading = Loading()
    var session: Session?
    var subscription: Subscription?
  }

  private var state = State()
  private let client: UserController
  private let signal: UpdateSignal

  init(client: UserController, signal: UpdateSignal) {
    self.client = client
    self.signal = signal
  }

  var user: User? { state.user }
  var loading: Loading { state.loading }

  func refreshTapped() {
    load()
  }

  private func load() {
    guard let session = state.session, !state.loading.isRunning else { return }
    state.loading.begin()
    signal()
    client.load(in: session) { [weak self] in self?.userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    let user = try? result.get()
    if let user { state.user = user }
    state.loading.end(succeeded: user != nil)
    signal()
  }

  /// Until the user is known a push is ignored: the answer will hold what it tells.
  private func userPushed(_ user: User) {
    guard state.user != nil else { return }
    state.user = user
    signal()
  }
}

extension UserService: SessionFollower {
  func sessionBegan(_ session: Session) {
    state.session = session
    state.subscription = client.observeUser(in: session) { [weak self] in self?.userPushed($0) }
    load()
  }

  func sessionEnded() {
    state = State()
    signal()
  }
}
