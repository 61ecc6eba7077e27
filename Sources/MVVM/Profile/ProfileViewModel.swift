import Model

/// Who is signed in.
final class ProfileViewModel {
  /// Fetches the user once more.
  let refresh: Command
  private let userStore: ObservableUserStore
  private let notesStore: ObservableNotesStore
  private let sessions: ObservableSessionStore

  init(
    user userStore: ObservableUserStore, notes notesStore: ObservableNotesStore,
    sessions: ObservableSessionStore
  ) {
    self.userStore = userStore
    self.notesStore = notesStore
    self.sessions = sessions
    refresh = Command(
      enabledIf: userStore.loadState.map { !$0.isLoading }
    ) { [userStore] done in
      userStore.load(done)
    }
  }

  // MARK: - Outputs

  var name: Property<String> {
    userStore.user.map { $0?.name ?? "" }.map { $0.uppercased() }
  }
  var friends: Property<String> {
    userStore.user.map { $0?.friendCount }.map { $0.map(friendSentence) ?? "" }
  }
  var notes: Property<String> { notesStore.noteCount.map { counted($0, "note") } }
  var isErrorShown: Property<Bool> { userStore.loadState.map(\.hasFailed) }

  // MARK: - User actions

  func logOutTapped() {
    sessions.logOut()
  }
}
