import ArchitectureKit
import Controllers
import Model

/// Loading the user and the friends.
extension Workspace {
  func loadUser() {
    isLoadingUser = true
    hasUserRequestFailed = false
    ownProfile.showLoading()
    environment.users.load(in: session) { [unowned self] in userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    isLoadingUser = false
    switch result {
    case .success(let loaded): show(loaded, in: ownProfile)
    case .failure: hasUserRequestFailed = true
    }
    ownProfile.showLoading()
  }

  func loadFriend(of profile: ProfileViewController) {
    environment.users.load(profile.person.id, in: session) { [unowned self, unowned profile] in
      if case .success(let loaded) = $0 { show(loaded, in: profile) }
    }
  }

  private func show(_ loaded: User, in profile: ProfileViewController) {
    profile.person.user = loaded
    loadAvatar(for: profile)
    profile.showOnceThisTurn()
  }
}
