import Model

/// The view model of a profile, which shows the signed-in user.
final class ProfileViewModel {
  let avatar: Property<AvatarImage>
  let name: Property<String>
  let friends: Property<String>
  let notes: Property<String>
  let isErrorShown: Property<Bool>
  /// Loads the user again.
  let refresh: Command<NotesError>
  private let avatars: ObservableAvatarStore
  private let sessions: ObservableSessionStore

  init(
    _ users: ObservableUserStore, avatars: ObservableAvatarStore,
    notes store: ObservableNotesStore, sessions: ObservableSessionStore
  ) {
    (self.avatars, self.sessions) = (avatars, sessions)
    avatar = avatars.avatar.map(AvatarImage.init)
    name = users.user.map { $0?.name ?? "" }.map { $0.uppercased() }
    friends = users.user.map { $0?.friendCount }.map { $0.map(friendSentence) ?? "" }
    notes = store.noteCount.map { counted($0, "note") }
    isErrorShown = users.loadState.map(\.hasFailed)
    let canRefresh = users.loadState.map { !$0.isLoading }
    refresh = Command(enabledIf: canRefresh, users.load)
  }

  // MARK: - User actions

  /// The profile has come into the window.
  func appeared() {
    avatars.want()
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

  init(_ avatar: Avatar?) {
    name = (avatar?.picture ?? .placeholder).name
    fadesIn = avatar?.isFinal ?? false
  }
}
