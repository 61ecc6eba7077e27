/// The profile of the signed-in user or of a friend.
nonisolated struct ProfileViewModel: Equatable, Sendable {
  let avatar: AvatarViewModel
  let name: String
  let friends: String
  /// `nil` in the profile of a friend.
  let own: OwnProfileViewModel?
}

/// What only the signed-in user's profile shows.
nonisolated struct OwnProfileViewModel: Equatable, Sendable {
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
