import ArchitectureKit
import Controllers
import Model

/// The user: loaded and pushed.
extension Workspace {
  func loadUser() {
    isLoadingUser = true
    hasUserRequestFailed = false
    showProfiles()
    environment.users.load(in: session) { [weak self] in self?.userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    isLoadingUser = false
    switch result {
    case .success(let loaded):
      user = loaded
      loadAvatar()
    case .failure:
      hasUserRequestFailed = true
    }
    showProfiles()
  }

  /// Until the user is known a push is ignored: the answer will hold what it tells.
  func userPushed(_ pushed: User) {
    if (user? = pushed) != nil { showProfiles() }
  }
}
