import Model

/// The signed-in user, as far as the user is known.
struct PersonState {
  var user: User?
  var loadState = LoadState.loading
  var picture = Picture.placeholder
  /// Whether the picture comes from the network, in high resolution: no other one follows.
  var isPictureFinal = false
}
