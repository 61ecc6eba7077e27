import Controllers
import Model

/// Holds the pictures of a session's notes, each as an observable property.
final class VariantPicturesStore {
  private var pictures: [ImageReference: VariantOutput<Picture>] = [:]
  private let client: ImageController
  private let session: Session

  init(client: ImageController, session: Session) {
    self.client = client
    self.session = session
  }

  /// Returns a property that is the placeholder until the picture arrives.
  ///
  /// The first call for a picture requests it.
  func picture(_ reference: ImageReference) -> VariantProperty<Picture> {
    if let known = pictures[reference] { return known.wrappedValue }
    let made = VariantOutput(Picture.placeholder)
    pictures[reference] = made
    client.image(reference, in: session) { [weak self] result in
      // After a failure the placeholder stays, and there is no second request.
      if let picture = try? result.get() { self?.receive(picture, for: reference) }
    }
    return made.wrappedValue
  }

  private func receive(_ picture: Picture, for reference: ImageReference) {
    let output = pictures[reference]
    output?.value = picture
  }
}
