import Model

/// The view model of a profile, which shows the signed-in user.
final class VariantProfileViewModel {
  /// Loads the user again.
  let refresh: VariantCommand
  private let stores: VariantSessionStores
  private let sessions: ObservableSessionStore

  init(_ stores: VariantSessionStores, sessions: ObservableSessionStore) {
    self.stores = stores
    self.sessions = sessions
    let canRefresh = stores.user.loadState.map { !$0.isLoading }
    refresh = VariantCommand(enabledIf: canRefresh) { [stores] done in stores.user.load(done) }
  }

  // MARK: - Outputs

  var avatar: VariantProperty<AvatarImage> { stores.avatar.avatar.map(AvatarImage.init) }
  var name: VariantProperty<String> {
    stores.user.user.map { $0?.name ?? "" }.map { $0.uppercased() }
  }
  var friends: VariantProperty<String> {
    stores.user.user.map { $0?.friendCount }.map { $0.map(friendSentence) ?? "" }
  }
  var notes: VariantProperty<String> { stores.notes.noteCount.map { counted($0, "note") } }
  var isErrorShown: VariantProperty<Bool> { stores.user.loadState.map(\.hasFailed) }

  // MARK: - User actions

  /// The profile has come into the window.
  func appeared() {
    stores.avatar.want()
  }

  func logOutTapped() {
    sessions.logOut()
  }
}
