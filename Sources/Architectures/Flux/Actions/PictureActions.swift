import Controllers
import Model

/// Action creators for the pictures of notes.
final class PictureActions {
  private let dispatcher: Dispatcher<Action>
  private let gate: SessionGate
  private let session: SessionStore
  private let requests: PictureRequestStore
  private let client: ImageController

  init(
    _ dispatcher: Dispatcher<Action>, _ stores: Stores, _ gate: SessionGate,
    _ client: ImageController
  ) {
    self.dispatcher = dispatcher
    self.gate = gate
    session = stores.session
    requests = stores.pictureRequests
    self.client = client
  }

  /// Requests a picture when its row has come into view for the first time.
  func show(_ image: ImageReference) {
    guard let session = session.session, !requests.isRequested(image) else { return }
    dispatcher.dispatch(.requestPicture(image))
    client.image(image, in: session) { [weak self] result in
      if case .success(let picture) = result {
        self?.gate.dispatch(.pictureArrived(image, picture), in: session)
      }
    }
  }
}
