import Model

/// What a profile shows of the state; all profiles share one of these, with its memos.
struct ProfileSelectors {
  let name: @MainActor (AppState) -> String = memoised({ $0.profile.user?.name }) {
    ($0 ?? "").uppercased()
  }

  let friends: @MainActor (AppState) -> String = memoised({ $0.profile.user?.friendCount }) {
    $0.map { friendSentence($0) } ?? ""
  }

  let notes: @MainActor (AppState) -> String = memoised({ $0.notes.collection.count }) {
    counted($0, "note")
  }

  func avatar(_ state: AppState) -> ProfileState.Avatar { state.profile.avatar }
  func isLoading(_ state: AppState) -> Bool { state.profile.isLoading }
  func hasFailed(_ state: AppState) -> Bool { state.profile.hasFailed }
}
