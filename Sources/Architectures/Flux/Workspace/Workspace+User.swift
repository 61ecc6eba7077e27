import ArchitectureKit
import Controllers
import Model

/// Loading the user, and pushed changes of the user.
extension Workspace {
  func loadUser() {
    isLoadingUser = true
    hasUserRequestFailed = false
    profile.showLoading()
    environment.users.load(in: session) { [unowned self] in userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    isLoadingUser = false
    switch result {
    case .success(let loaded): show(loaded)
    case .failure: hasUserRequestFailed = true
    }
    profile.showLoading()
  }

  private func show(_ loaded: User) {
    user = loaded
    loadAvatar()
    profile.showOnceThisTurn()
  }

  /// Applies a push.
  ///
  /// A push before the first load is ignored, because the answer to the load will contain it.
  func userPushed(_ pushed: User) {
    if (user? = pushed) != nil { profile.showOnceThisTurn() }
  }
}
