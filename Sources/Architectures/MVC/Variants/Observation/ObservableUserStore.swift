import Controllers
import Model
import Observation

/// The signed-in user, with properties that a property pass can track, as in `ObservableNotesStore`.
final class ObservableUserStore {
  /// Posts once for each load that has succeeded: an event, which no property can tell.
  let loads = Notices<Void>()
  private let registrar = ObservationRegistrar()
  private var currentUser: User?
  private var currentLoadState = LoadState.idle
  private let session: Session
  private let client: UserController
  private var subscription: Subscription?

  /// Starts without a user, and listens to changes on the server.
  init(session: Session, client: UserController) {
    self.session = session
    self.client = client
    subscription = client.observeUser(in: session) { [weak self] in self?.follow($0) }
  }

  // MARK: - Reading

  /// `nil` until a load has succeeded.
  var user: User? {
    registrar.access(self, keyPath: \.user)
    return currentUser
  }

  var loadState: LoadState {
    registrar.access(self, keyPath: \.loadState)
    return currentLoadState
  }

  // MARK: - Loading

  /// Requests the user, unless a request is running.
  func load() {
    guard currentLoadState != .loading else { return }
    currentLoadState = .loading
    didChange(\.loadState)
    client.load(in: session) { [weak self] in self?.endLoad($0) }
  }

  private func endLoad(_ result: Result<User, NotesError>) {
    switch result {
    case .success(let new):
      currentLoadState = .idle
      didChange(\.loadState)
      set(new)
      loads.post(())
    case .failure:
      currentLoadState = .failed
      didChange(\.loadState)
    }
  }

  /// Takes the user from a push; before the first load it is ignored.
  private func follow(_ new: User) {
    if currentUser != nil { set(new) }
  }

  // MARK: - Tracking

  /// Replaces the user; an equal one causes no pass.
  private func set(_ new: User) {
    guard new != currentUser else { return }
    currentUser = new
    didChange(\.user)
  }

  private func didChange(_ property: KeyPath<ObservableUserStore, some Any>) {
    registrar.withMutation(of: self, keyPath: property) {}
  }
}

extension ObservableUserStore: nonisolated Observable {}
