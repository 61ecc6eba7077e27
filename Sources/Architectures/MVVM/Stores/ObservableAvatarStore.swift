import Controllers
import Model

/// Holds the picture of a user as an observable property.
///
/// It holds no picture at first, then a small one from the cache, then the one from the network.
/// Another reference begins anew.
final class ObservableAvatarStore {
  @Output(nil) var avatar: Property<Avatar?>
  @Output(false) private var isWanted: Property<Bool>
  /// The reference of the user's picture, as soon as that is wanted and known.
  private let reference: Property<AvatarReference?>
  private let client: ImageController
  private let session: Session
  private let bag = DisposalBag()

  init(client: ImageController, session: Session, user userStore: ObservableUserStore) {
    self.client = client
    self.session = session
    reference = userStore.user.map { $0?.avatar }
      .combined(with: _isWanted.wrappedValue) { $1 ? $0 : nil }
    reference.observe(in: bag) { [weak self] in self?.load($0) }
  }

  /// Requests the picture as soon as the user is known; later calls do nothing.
  func want() {
    _isWanted.value = true
  }

  private func load(_ reference: AvatarReference?) {
    _avatar.value = nil
    guard let reference else { return }
    client.cached(reference.low, in: session) { [weak self] result in
      guard let picture = try? result.get() else { return }
      self?.receive(Avatar(picture: picture, isFinal: false), for: reference)
    }
    client.image(reference.high, in: session) { [weak self] result in
      guard let picture = try? result.get() else { return }
      self?.receive(Avatar(picture: picture, isFinal: true), for: reference)
    }
  }

  /// Drops an answer that comes after another reference or after the final picture.
  private func receive(_ new: Avatar, for reference: AvatarReference) {
    guard reference == self.reference.value, avatar.value?.isFinal != true else { return }
    _avatar.value = new
  }
}

/// A picture of the user, and whether it is the last one.
struct Avatar: Equatable {
  let picture: Picture
  /// Whether it comes from the network, in high resolution: no other picture follows.
  let isFinal: Bool
}
