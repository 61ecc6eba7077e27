import Model

/// The view model of a profile, which shows the signed-in user.
final class ProfileViewModel {
  let person: PersonViewModel
  let notes: Property<String>
  let isErrorShown: Property<Bool>
  /// Loads the user again.
  let refresh: Command
  private let sessions: ObservableSessionStore

  init(_ stores: SessionStores, sessions: ObservableSessionStore) {
    self.sessions = sessions
    let users = stores.user.users
    person = PersonViewModel(stores.user)
    notes = stores.notes.noteCount.map { counted($0, "note") }
    isErrorShown = users.loadState.map(\.hasFailed)
    let canRefresh = users.loadState.map { !$0.isLoading }
    refresh = Command(enabledIf: canRefresh) { done in users.load(done) }
  }

  // MARK: - User actions

  func logOutTapped() {
    sessions.logOut()
  }
}
