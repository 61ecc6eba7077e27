import Model

/// The view model of a profile, which shows the signed-in user.
final class ProfileViewModel {
  /// Loads the user again.
  let refresh: Command
  private let stores: SessionStores
  private let sessions: ObservableSessionStore

  init(_ stores: SessionStores, sessions: ObservableSessionStore) {
    self.stores = stores
    self.sessions = sessions
    let canRefresh = stores.user.loadState.map { !$0.isLoading }
    refresh = Command(enabledIf: canRefresh) { [stores] done in stores.user.load(done) }
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

/// The picture in a profile.
struct AvatarImage: Equatable {
  let name: String
  /// Whether the picture fades in, where that can be seen.
  let fadesIn: Bool

  init(_ avatar: Avatar) {
    name = avatar.picture.name
    fadesIn = avatar.isFinal
  }
}
