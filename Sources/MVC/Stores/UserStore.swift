import Controllers
import Model

/// The user signed in.
final class UserStore {
  let notices = Notices<UserNotice>()
  /// `nil` until a load has succeeded.
  private(set) var user: User?
  private(set) var loadState = LoadState.idle
  private let session: Session
  private let client: UserController
  private var subscription: Subscription?

  /// Nobody yet, and listening to what changes on the server.
  init(session: Session, client: UserController) {
    self.session = session
    self.client = client
    subscription = client.observeUser(in: session) { [weak self] in self?.follow($0) }
  }

  /// Asks for the user, unless that is under way.
  func load() {
    guard loadState != .loading else { return }
    loadState = .loading
    notices.post(.loadBegan)
    client.load(in: session) { [weak self] in self?.endLoad($0) }
  }

  private func endLoad(_ result: Result<User, NotesError>) {
    switch result {
    case .success(let new):
      let old = user
      user = new
      loadState = .idle
      notices.post(.loaded(old: old, new: new))
    case .failure:
      loadState = .failed
      notices.post(.loadFailed)
    }
  }

  /// Hears of a push; before the first load there is nobody whom it could change.
  private func follow(_ new: User) {
    guard let old = user, old != new else { return }
    user = new
    notices.post(.changed(old: old, new: new))
  }
}
