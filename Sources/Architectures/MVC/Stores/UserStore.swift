import Controllers
import Model

/// The signed-in user.
final class UserStore {
  /// Posted when a load has begun or ended, or when a push has brought the user.
  let notices = Notices<Void>()
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
    notices.post(())
    client.load(in: session) { [weak self] in self?.endLoad($0) }
  }

  private func endLoad(_ result: Result<User, NotesError>) {
    switch result {
    case .success(let new):
      user = new
      loadState = .idle
    case .failure:
      loadState = .failed
    }
    notices.post(())
  }

  /// Takes the user from a push; before the first load it is ignored.
  private func follow(_ new: User) {
    guard user != nil else { return }
    user = new
    notices.post(())
  }
}
