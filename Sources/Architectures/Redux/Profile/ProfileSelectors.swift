import Model

/// What the profile shows of the state.
struct ProfileSelectors {
  let name: @MainActor (AppState) -> String
  let friends: @MainActor (AppState) -> String
  let notes: @MainActor (AppState) -> String

  init() {
    name = createSelector({ $0.profile.user?.name }) { ($0 ?? "").uppercased() }
    friends = createSelector({ $0.profile.user?.friendCount }) {
      $0.map { friendSentence($0) } ?? ""
    }
    notes = createSelector({ $0.notes.collection.count }) { counted($0, "note") }
  }

  func avatar(_ state: AppState) -> ProfileState.Avatar { state.profile.avatar }
  func isLoading(_ state: AppState) -> Bool { state.profile.isLoading }
  func hasFailed(_ state: AppState) -> Bool { state.profile.hasFailed }
}
