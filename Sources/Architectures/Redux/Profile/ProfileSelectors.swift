import Model

/// What the user's own profile shows of the state.
struct ProfileSelectors {
  let name: @MainActor (AppState) -> String
  let friends: @MainActor (AppState) -> String
  let notes: @MainActor (AppState) -> String

  init(_ create: SelectorCreator) {
    name = create({ $0.profile.user?.name }) { ($0 ?? "").uppercased() }
    friends = create({ $0.profile.user?.friendCount }) { $0.map { friendSentence($0) } ?? "" }
    notes = create({ $0.notes.collection.count }) { counted($0, "note") }
  }

  func avatar(_ state: AppState) -> ProfileState.Avatar { state.profile.avatar }
  func isLoading(_ state: AppState) -> Bool { state.profile.isLoading }
  func hasFailed(_ state: AppState) -> Bool { state.profile.hasFailed }
}

/// What the profile of one friend shows of the state; each friend has a set, with memos of its own.
struct FriendSelectors {
  let avatar: @MainActor (AppState) -> ProfileState.Avatar
  let name: @MainActor (AppState) -> String
  let friends: @MainActor (AppState) -> String

  init(of id: User.ID, _ create: SelectorCreator) {
    avatar = { $0.friends[id]?.avatar ?? .placeholder }
    name = create({ $0.friends[id]?.user?.name }) { ($0 ?? "").uppercased() }
    friends = create({ $0.friends[id]?.user?.friendCount }) { $0.map { friendSentence($0) } ?? "" }
  }
}
