import Model

/// The pictures of notes that have arrived.
final class PictureStore: Store<Action> {
  private let session: SessionStore
  private var pictures: [ImageReference: Picture] = [:]

  init(_ dispatcher: Dispatcher<Action>, _ session: SessionStore) {
    self.session = session
    super.init(dispatcher)
  }

  func picture(_ image: ImageReference) -> Picture { pictures[image] ?? .placeholder }

  override func onDispatch(_ action: Action) {
    switch action {
    case .server(.pictureArrived(let image, .success(let picture)), in: let session)
    where session == self.session.session:
      pictures[image] = picture
    case .logOut:
      pictures = [:]
    default: return
    }
    emitChange()
  }
}
