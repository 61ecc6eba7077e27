import Controllers
import Model

/// Holds the names of the pictures of a session's notes, each as an observable property.
final class ObservablePicturesStore {
  private var names: [ImageReference: Output<String>] = [:]
  private let client: ImageController
  private let session: Session

  init(client: ImageController, session: Session) {
    self.client = client
    self.session = session
  }

  /// Returns a property that is the name of the placeholder until the picture arrives.
  ///
  /// The first call for a picture requests it.
  func pictureName(_ reference: ImageReference) -> Property<String> {
    if let known = names[reference] { return known.wrappedValue }
    let made = Output(Picture.placeholder.name)
    names[reference] = made
    client.image(reference, in: session) { [weak self] result in
      // After a failure the placeholder stays, and there is no second request.
      if let picture = try? result.get() { self?.receive(picture, for: reference) }
    }
    return made.wrappedValue
  }

  private func receive(_ picture: Picture, for reference: ImageReference) {
    let output = names[reference]
    output?.value = picture.name
  }
}
