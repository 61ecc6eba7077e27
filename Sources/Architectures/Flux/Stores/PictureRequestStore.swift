import Model

/// The pictures of notes that were requested in this session, each once.
///
/// No view shows that, so no view listens to this store.
final class PictureRequestStore: Store<Action> {
  private var requested: Set<ImageReference> = []

  func isRequested(_ image: ImageReference) -> Bool { requested.contains(image) }

  override func onDispatch(_ action: Action) {
    switch action {
    case .requestPicture(let image): requested.insert(image)
    case .logOut: requested = []
    default: return
    }
    emitChange()
  }
}
