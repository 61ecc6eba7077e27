import Model

/// A user with a profile tab: the signed-in user, or in benchmarks a friend.
final class Person {
  let id: User.ID
  /// `nil` until the first request for the user has succeeded.
  var user: User?
  var hasShownProfile = false
  var hasRequestedAvatar = false
  /// Whether `avatar` is the image from the network.
  var hasAvatarArrived = false
  var avatar = Picture.placeholder

  init(_ id: User.ID) {
    self.id = id
  }
}
