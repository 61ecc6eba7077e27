/// Who is signed in.
nonisolated struct ProfileViewModel: Equatable, Sendable {
  let avatar: AvatarViewModel
  let name: String
  let friends: String
  let notes: String
  let isRefreshEnabled: Bool
  let isErrorShown: Bool
}
