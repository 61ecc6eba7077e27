import Model

/// A person, as far as the person is known: the signed-in user or a friend.
struct PersonState {
  var user: User?
  var loadState = LoadState.loading
  var picture = Picture.placeholder
  /// Whether the picture comes from the network, in high resolution: no other one follows.
  var isPictureFinal = false
}

/// The tag of what concerns the user of the session, and not a friend.
enum SignedInUser {}

/// The argument of a friend's screen.
struct FriendID {
  let id: User.ID
}
