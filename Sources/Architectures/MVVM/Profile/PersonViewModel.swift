import Model

/// The view model of a person: the signed-in user, as a part of the profile, or a friend.
final class PersonViewModel {
  let avatar: Property<AvatarImage>
  let name: Property<String>
  let friends: Property<String>
  private let stores: PersonStores

  init(_ stores: PersonStores) {
    self.stores = stores
    let user = stores.users.user
    avatar = stores.avatar.avatar.map(AvatarImage.init)
    name = user.map { $0?.name ?? "" }.map { $0.uppercased() }
    friends = user.map { $0?.friendCount }.map { $0.map(friendSentence) ?? "" }
  }

  // MARK: - User actions

  /// The person has come into the window.
  func appeared() {
    stores.avatar.want()
  }
}

/// The picture in a profile.
struct AvatarImage: Equatable {
  let name: String
  /// Whether the picture fades in, where that can be seen.
  let fadesIn: Bool

  init(_ avatar: Avatar) {
    name = avatar.picture.name
    fadesIn = avatar.isFinal
  }
}
