import Model

/// What a profile shows of the state; each profile has one of these, with memos of its own.
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
