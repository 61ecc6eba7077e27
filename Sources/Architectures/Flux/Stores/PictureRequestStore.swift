import Model

/// The pictures of notes that were requested in this session, each once, and whether the avatar
/// still has to be.
///
/// No view shows that, so no view listens to this store.
final class PictureRequestStore: Store<Action> {
  private var requested: Set<ImageReference> = []
  private var hasShownProfile = false
  private var isAvatarRequested = false

  func isRequested(_ image: ImageReference) -> Bool { requested.contains(image) }

  /// Whether a profile has been shown, and no avatar requested.
  var isAvatarDue: Bool { hasShownProfile && !isAvatarRequested }

  override func onDispatch(_ action: Action) {
    switch action {
    case .requestPicture(let image): requested.insert(image)
    case .showProfile: hasShownProfile = true
    case .requestAvatar: isAvatarRequested = true
    case .logOut:
      requested = []
      hasShownProfile = false
      isAvatarRequested = false
    default: return
    }
    emitChange()
  }
}
