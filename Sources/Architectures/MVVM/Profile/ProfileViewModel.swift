import Model

/// The view model of a profile, which shows the signed-in user.
final class ProfileViewModel {
  let avatar: Property<AvatarImage>
  let name: Property<String>
  let friends: Property<String>
  let notes: Property<String>
  let isErrorShown: Property<Bool>
  /// Loads the user again.
  let refresh: Command
  private let stores: SessionStores
  private let sessions: ObservableSessionStore

  init(_ stores: SessionStores, sessions: ObservableSessionStore) {
    (self.stores, self.sessions) = (stores, sessions)
    let users = stores.user
    avatar = stores.avatar.avatar.map(AvatarImage.init)
    name = users.user.map { $0?.name ?? "" }.map { $0.uppercased() }
    friends = users.user.map { $0?.friendCount }.map { $0.map(friendSentence) ?? "" }
    notes = stores.notes.noteCount.map { counted($0, "note") }
    isErrorShown = users.loadState.map(\.hasFailed)
    let canRefresh = users.loadState.map { !$0.isLoading }
    refresh = Command(enabledIf: canRefresh) { done in users.load(done) }
  }

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
