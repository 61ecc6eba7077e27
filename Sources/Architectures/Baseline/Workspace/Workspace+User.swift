import ArchitectureKit
import Controllers
import Model

/// Loading the user, and pushed changes of the user.
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

  /// Applies a push.
  ///
  /// A push before the first load is ignored, because the answer to the load will contain it.
  func userPushed(_ pushed: User) {
    if (user? = pushed) != nil { showProfiles() }
  }
}
