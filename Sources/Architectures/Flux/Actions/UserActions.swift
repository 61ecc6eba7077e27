import Controllers
import Model

/// Action creators for the profile: its user and the user's avatar.
final class UserActions {
  private let dispatcher: Dispatcher<Action>
  private let server: ServerActions
  private let user: UserStore
  private let avatar: AvatarStore
  private let client: UserController
  private let images: ImageController
  private var subscription: Subscription?

  init(
    _ dispatcher: Dispatcher<Action>, _ stores: Stores, _ server: ServerActions,
    _ client: UserController, _ images: ImageController
  ) {
    self.dispatcher = dispatcher
    self.server = server
    user = stores.user
    avatar = stores.avatar
    self.client = client
    self.images = images
  }

  // MARK: - The user's actions

  func load() {
    guard let session = server.session, !user.isLoading else { return }
    dispatcher.dispatch(.loadUser)
    client.load(in: session) { [weak self] result in
      self?.server.dispatch(.userLoaded(result), in: session)
      self?.requestAvatar()
    }
  }

  func showProfile() {
    dispatcher.dispatch(.showProfile)
    requestAvatar()
  }

  private func requestAvatar() {
    guard let session = server.session, let due = avatar.due else { return }
    dispatcher.dispatch(.requestAvatar)
    images.cached(due.low, in: session) { [weak self] result in
      if case .success(let found?) = result {
        self?.server.dispatch(.avatarFound(found), in: session)
      }
    }
    images.image(due.high, in: session) { [weak self] result in
      if case .success(let arrived) = result {
        self?.server.dispatch(.avatarArrived(arrived), in: session)
      }
    }
  }

  // MARK: - The server's pushes

  func listen(in session: Session) {
    subscription = client.observeUser(in: session) { [weak self] user in
      self?.server.dispatch(.userPushed(user), in: session)
    }
  }

  func stopListening() {
    subscription = nil
  }
}
