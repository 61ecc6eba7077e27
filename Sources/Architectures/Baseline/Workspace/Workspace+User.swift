import ArchitectureKit
import Controllers
import Model

/// Loading the user and the friends, and pushed changes of them.
extension Workspace {
  /// The profile of the signed-in user.
  var ownProfile: ProfileViewController { profiles[0] }

  func loadUser() {
    isLoadingUser = true
    hasUserRequestFailed = false
    ownProfile.showOnceThisTurn()
    environment.users.load(in: session) { [weak self] in self?.userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    isLoadingUser = false
    switch result {
    case .success(let loaded): show(loaded, in: ownProfile)
    case .failure: hasUserRequestFailed = true
    }
    ownProfile.showOnceThisTurn()
  }

  func loadFriend(of profile: ProfileViewController) {
    environment.users.load(profile.person.id, in: session) { [weak self, weak profile] in
      guard let profile, case .success(let loaded) = $0 else { return }
      self?.show(loaded, in: profile)
    }
  }

  private func show(_ loaded: User, in profile: ProfileViewController) {
    profile.person.user = loaded
    loadAvatar(for: profile)
    profile.showOnceThisTurn()
  }

  /// Applies a push.
  ///
  /// A push before the first load is ignored, because the answer to the load will contain it.
  func userPushed(_ pushed: User, to profile: ProfileViewController) {
    if (profile.person.user? = pushed) != nil { profile.showOnceThisTurn() }
  }
}
