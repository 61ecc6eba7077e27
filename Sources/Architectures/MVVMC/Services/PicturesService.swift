import Controllers
import Model

/// Loads the pictures of a session's notes, each once.
final class PicturesService {
  /// The names of the pictures that have arrived.
  @RxPublished private(set) var currentState: [ImageReference: String] = [:]
  private(set) lazy var state = $currentState
  private var requested: Set<ImageReference> = []
  private let client: ImageController
  private let session: Session

  init(client: ImageController, session: Session) {
    self.client = client
    self.session = session
  }

  /// Requests a picture, unless it was requested before, also without success.
  func request(_ reference: ImageReference) {
    guard requested.insert(reference).inserted else { return }
    client.image(reference, in: session) { [weak self] result in
      // After a failure the placeholder stays.
      guard let picture = try? result.get() else { return }
      self?.currentState[reference] = picture.name
    }
  }
}
