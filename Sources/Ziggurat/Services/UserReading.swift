import Model

/// What Presenters read of the user.
protocol UserReading {
  /// `nil` until he is known.
  var user: User? { get }
  var avatar: Avatar { get }
  var loading: Loading { get }
}
