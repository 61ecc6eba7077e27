/// The user's picture.
nonisolated struct AvatarViewModel: Equatable, Sendable {
  let imageName: String
  /// How it comes, where somebody sees it come.
  let fadesIn: Bool
}
