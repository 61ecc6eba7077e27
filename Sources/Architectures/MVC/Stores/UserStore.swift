import Controllers
import Model

/// What the user store reports.
enum UserNotice {
  /// A load has succeeded. No other notice brings an avatar.
  case loaded
  /// A load has begun or failed, or a push has brought the user, perhaps the same as before.
  case changed
}

/// The signed-in user.
final class UserStore {
  let notices = Notices<UserNotice>()
  /// `nil` until a load has succeeded.
  private(set) var user: User?
  private(set) var loadState = LoadState.idle
  private let session: Session
  private let client: UserController
  private var subscription: Subscription?

  /// Starts without a user, and listens to changes on the server.
  init(session: Session, client: UserController) {
    self.session = session
    self.client = client
    subscription = client.observeUser(in: session) { [weak self] in self?.follow($0) }
  }

  /// Requests the user, unless a request is running.
  func load() {
    guard loadState != .loading else { return }
    loadState = .loading
    notices.post(.changed)
    client.load(in: session) { [weak self] in self?.endLoad($0) }
  }

  private func endLoad(_ result: Result<User, NotesError>) {
    switch result {
    case .success(let new):
      user = new
      loadState = .idle
      notices.post(.loaded)
    case .failure:
      loadState = .failed
      notices.post(.changed)
    }
  }

  /// Takes the user from a push; before the first load it is ignored.
  private func follow(_ new: User) {
    guard user != nil else { return }
    user = new
    notices.post(.changed)
  }
}
