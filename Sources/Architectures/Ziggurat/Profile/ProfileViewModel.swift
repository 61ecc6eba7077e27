/// The profile of the signed-in user.
nonisolated struct ProfileViewModel: Equatable, Sendable {
  let avatar: AvatarViewModel
  let name: String
  let friends: String
  let notes: String
  let isRefreshEnabled: Bool
  let isErrorShown: Bool
}

/// The user's picture.
nonisolated struct AvatarViewModel: Equatable, Sendable {
  let imageName: String
  /// Whether the picture fades in, if it comes while the profile is visible.
  let fadesIn: Bool
}
