import Model

/// What a profile shows of its user's picture.
struct AvatarImage: Equatable {
  let name: String
  /// Whether it is to be faded in, where that can be seen.
  let fadesIn: Bool

  init(_ avatar: Avatar) {
    name = avatar.picture.name
    fadesIn = avatar.isFinal
  }
}
