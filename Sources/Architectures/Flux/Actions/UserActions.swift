import Controllers
import Model

/// Action creators for the profile: its user and the user's avatar.
final class UserActions {
  private let dispatcher: Dispatcher<Action>
  private let gate: SessionGate
  private let session: SessionStore
  private let user: UserStore
  private let requests: PictureRequestStore
  private let client: UserController
  private let images: ImageController
  private var subscription: Subscription?

  init(
    _ dispatcher: Dispatcher<Action>, _ stores: Stores, _ gate: SessionGate,
    _ client: UserController, _ images: ImageController
  ) {
    self.dispatcher = dispatcher
    self.gate = gate
    session = stores.session
    user = stores.user
    requests = stores.pictureRequests
    self.client = client
    self.images = images
  }

  // MARK: - The user's actions

  func load() {
    guard let session = session.session, !user.isLoading else { return }
    dispatcher.dispatch(.loadUser)
    client.load(in: session) { [weak self] result in
      self?.gate.dispatch(.userLoaded(result), in: session)
      self?.requestAvatar(in: session)
    }
  }

  func showProfile() {
    guard let session = session.session else { return }
    dispatcher.dispatch(.showProfile)
    requestAvatar(in: session)
  }

  /// Requests the avatar, once a profile has been shown and its user is known.
  private func requestAvatar(in session: Session) {
    guard gate.isOpen(in: session), requests.isAvatarDue, let avatar = user.user?.avatar
    else { return }
    dispatcher.dispatch(.requestAvatar)
    images.cached(avatar.low, in: session) { [weak self] result in
      if case .success(let found?) = result {
        self?.gate.dispatch(.avatarFound(found), in: session)
      }
    }
    images.image(avatar.high, in: session) { [weak self] result in
      if case .success(let arrived) = result {
        self?.gate.dispatch(.avatarArrived(arrived), in: session)
      }
    }
  }

  // MARK: - The server's pushes

  func listen(in session: Session) {
    subscription = client.observeUser(in: session) { [weak self] user in
      self?.gate.dispatch(.userPushed(user), in: session)
    }
  }

  func stopListening() {
    subscription = nil
  }
}
