import Controllers
import Model

/// The pictures of a session's notes, each observably.
final class ObservablePicturesStore {
  private var pictures: [ImageReference: Output<Picture>] = [:]
  private let client: ImageController
  private let session: Session

  init(client: ImageController, session: Session) {
    self.client = client
    self.session = session
  }

  /// A picture, the placeholder until it has arrived; asks for it the first time.
  func picture(_ reference: ImageReference) -> Property<Picture> {
    if let known = pictures[reference] { return known.wrappedValue }
    let made = Output(Picture.placeholder)
    pictures[reference] = made
    client.image(reference, in: session) { [weak self] result in
      // A failure leaves the placeholder, and is not asked for again.
      if let picture = try? result.get() { self?.receive(picture, for: reference) }
    }
    return made.wrappedValue
  }

  private func receive(_ picture: Picture, for reference: ImageReference) {
    let output = pictures[reference]
    output?.value = picture
  }
}
