import Model

/// The pictures of notes that have arrived.
final class PictureStore: Store<Action> {
  private var pictures: [ImageReference: Picture] = [:]

  func picture(_ image: ImageReference) -> Picture { pictures[image] ?? .placeholder }

  override func onDispatch(_ action: Action) {
    switch action {
    case .pictureArrived(let image, let picture): pictures[image] = picture
    case .logOut: pictures = [:]
    default: return
    }
    emitChange()
  }
}
