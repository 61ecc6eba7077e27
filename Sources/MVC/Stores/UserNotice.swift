/// What the user store tells.
enum UserNotice {
  /// A load was sent.
  case loadBegan
  case loadFailed
  /// A load has succeeded, perhaps with the same user.
  case loaded
  /// A push has changed the user.
  case changed
}
