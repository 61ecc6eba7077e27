import Model

/// What the profile shows of the state.
enum ProfileSelectors {
  static let name = DerivedSelector({ $0.profile.user?.name }) { $0.uppercased() }

  static let friends = DerivedSelector({ $0.profile.user?.friendCount }) {
    friendSentence($0)
  }

  static let notes = DerivedSelector({ $0.notes.collection.count }) { counted($0, "note") }

  static func avatar(_ state: AppState) -> ProfileState.Avatar { state.profile.avatar }
  static func isLoading(_ state: AppState) -> Bool { state.profile.isLoading }
  static func hasFailed(_ state: AppState) -> Bool { state.profile.hasFailed }
}
