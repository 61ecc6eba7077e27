import Controllers
import Model

/// The user signed in.
class UserStore {
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
    tell(.loadBegan)
    client.load(in: session) { [weak self] in self?.endLoad($0) }
  }

  private func endLoad(_ result: Result<User, NotesError>) {
    switch result {
    case .success(let new):
      user = new
      loadState = .idle
      tell(.loaded)
    case .failure:
      loadState = .failed
      tell(.loadFailed)
    }
  }

  /// Hears of a push; before the first load there is nobody whom it could change.
  private func follow(_ new: User) {
    if (user? = new) != nil { tell(.changed) }
  }

  /// Says what has happened; all of it has, by then.
  func tell(_ notice: UserNotice) {
    notices.post(notice)
  }
}
