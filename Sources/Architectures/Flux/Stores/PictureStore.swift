import Model

/// The pictures of notes; each is requested once a session.
final class PictureStore: Store<Action> {
  private let session: SessionStore
  /// The requested pictures; each is the placeholder until it has arrived.
  private var pictures: [ImageReference: Picture] = [:]

  init(_ dispatcher: Dispatcher<Action>, _ session: SessionStore) {
    self.session = session
    super.init(dispatcher)
  }

  func picture(_ image: ImageReference) -> Picture { pictures[image] ?? .placeholder }
  func isRequested(_ image: ImageReference) -> Bool { pictures[image] != nil }

  override func onDispatch(_ action: Action) {
    switch action {
    case .requestPicture(let image):
      pictures[image] = .placeholder
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
