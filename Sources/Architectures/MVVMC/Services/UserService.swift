import Controllers
import Model

/// Loads the signed-in user and the user's picture, and commits them to their store.
final class UserService {
  private let store: SharedStore<PersonState>
  private let users: UserController
  private let images: ImageController
  private let session: Session
  private var subscription: Subscription?
  private var isPictureWanted = false
  private var isPictureRequested = false

  init(
    users: UserController, images: ImageController, session: Session,
    store: SharedStore<PersonState>
  ) {
    (self.users, self.images) = (users, images)
    (self.session, self.store) = (session, store)
    subscription = users.observeUser(in: session) { [weak self] user in
      self?.receive(user)
    }
  }

  // MARK: - The user

  func load() {
    store.commit { $0.loadState = $0.loadState.started }
    users.load(in: session) { [weak self] result in
      let user = try? result.get()
      self?.store.commit { state in
        if let user { state.user = user }
        state.loadState = state.loadState.ended(succeeded: user != nil)
      }
      self?.requestPicture()
    }
  }

  private func receive(_ user: User) {
    // Before the first answer: the answer will contain the change.
    guard store.currentState.loadState.isLoaded else { return }
    store.commit { $0.user = user }
  }

  // MARK: - The picture

  /// Requests the picture as soon as the user is known; later calls do nothing.
  func wantPicture() {
    isPictureWanted = true
    requestPicture()
  }

  private func requestPicture() {
    guard isPictureWanted, !isPictureRequested, let reference = store.currentState.user?.avatar
    else { return }
    isPictureRequested = true
    images.cached(reference.low, in: session) { [weak self] result in
      guard let self, let picture = try? result.get(), !store.currentState.isPictureFinal
      else { return }
      store.commit { $0.picture = picture }
    }
    images.image(reference.high, in: session) { [weak self] result in
      guard let picture = try? result.get() else { return }
      self?.store.commit { state in
        state.picture = picture
        state.isPictureFinal = true
      }
    }
  }
}
