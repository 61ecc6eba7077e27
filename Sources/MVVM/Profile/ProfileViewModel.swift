import Model

/// Who is signed in.
final class ProfileViewModel {
  /// Fetches the user once more.
  let refresh: Command
  private let stores: SessionStores
  private let sessions: ObservableSessionStore

  init(_ stores: SessionStores, sessions: ObservableSessionStore) {
    self.stores = stores
    self.sessions = sessions
    refresh = Command(
      enabledIf: stores.user.loadState.map { !$0.isLoading }
    ) { [stores] done in
      stores.user.load(done)
    }
  }

  // MARK: - Outputs

  var avatar: Property<AvatarImage> { stores.avatar.avatar.map(AvatarImage.init) }
  var name: Property<String> {
    stores.user.user.map { $0?.name ?? "" }.map { $0.uppercased() }
  }
  var friends: Property<String> {
    stores.user.user.map { $0?.friendCount }.map { $0.map(friendSentence) ?? "" }
  }
  var notes: Property<String> { stores.notes.noteCount.map { counted($0, "note") } }
  var isErrorShown: Property<Bool> { stores.user.loadState.map(\.hasFailed) }

  // MARK: - User actions

  /// The profile has come into the window.
  func appeared() {
    stores.avatar.want()
  }

  func logOutTapped() {
    sessions.logOut()
  }
}
