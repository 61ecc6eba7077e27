import Controllers
import Model

/// Holds the picture of a user as an observable property.
///
/// It holds no picture at first, then a small one from the cache, then the one from the network.
final class ObservableAvatarStore {
  @Output(.none) var avatar: Property<Avatar>
  private let client: ImageController
  private let session: Session
  @Output(false) private var isWanted: Property<Bool>
  private let bag = DisposalBag()

  init(client: ImageController, session: Session, user userStore: ObservableUserStore) {
    self.client = client
    self.session = session
    let reference = userStore.user.map { $0?.avatar }
    let wanted = reference.combined(with: isWanted) { $1 ? $0 : nil }
    wanted.observe(in: bag) { [weak self] in self?.load($0) }
  }

  /// Requests the picture as soon as the user is known; later calls do nothing.
  func want() {
    _isWanted.value = true
  }

  private func load(_ reference: AvatarReference?) {
    guard let reference else { return }
    client.cached(reference.low, in: session) { [weak self] result in
      guard let self, let picture = try? result.get(), !avatar.value.isFinal else { return }
      _avatar.value = Avatar(picture: picture, isFinal: false)
    }
    client.image(reference.high, in: session) { [weak self] result in
      guard let picture = try? result.get() else { return }
      self?._avatar.value = Avatar(picture: picture, isFinal: true)
    }
  }
}

/// A picture of the user, and whether it is the last one.
struct Avatar: Equatable {
  let picture: Picture
  /// Whether it comes from the network, in high resolution: no other picture follows.
  let isFinal: Bool

  static let none = Avatar(picture: .placeholder, isFinal: false)
}
