/// What the user store tells.
enum UserNotice {
  /// A load was sent.
  case loadBegan
  case loadFailed
  /// A load has done so.
  case loaded
  /// A push has brought the user as he is now: an observer compares him with what it shows.
  case changed
}
