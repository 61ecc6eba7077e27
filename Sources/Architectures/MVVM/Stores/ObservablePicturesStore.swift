import Controllers
import Model

/// Holds the pictures of a session's notes, each as an observable property.
final class ObservablePicturesStore {
  private var pictures: [ImageReference: Output<Picture?>] = [:]
  private let client: ImageController
  private let session: Session

  init(client: ImageController, session: Session) {
    self.client = client
    self.session = session
  }

  /// Returns a property that is `nil` until the picture arrives.
  ///
  /// The first call for a picture requests it.
  func picture(_ reference: ImageReference) -> Property<Picture?> {
    if let known = pictures[reference] { return known.wrappedValue }
    let made = Output<Picture?>(nil)
    pictures[reference] = made
    client.image(reference, in: session) { result in
      // After a failure there is no picture, and no second request.
      made.value = try? result.get()
    }
    return made.wrappedValue
  }
}
