import Controllers
import Model

/// The images that the user signed in has seen; each is asked for once a session, come what may.
final class ImageStore {
  let notices = Notices<ImageNotice>()
  private var pictures: [ImageReference: Picture] = [:]
  private var requested: Set<ImageReference> = []
  private let session: Session
  private let client: ImageController

  /// No image yet.
  init(session: Session, client: ImageController) {
    self.session = session
    self.client = client
  }

  /// The image, if it has arrived.
  func picture(_ image: ImageReference) -> Picture? { pictures[image] }

  /// Fetches the image from the network, unless it was asked for before.
  func load(_ image: ImageReference) {
    guard requested.insert(image).inserted else { return }
    client.image(image, in: session) { [weak self] result in
      if case .success(let picture) = result { self?.keep(picture, for: image) }
    }
  }

  /// Looks for the image in the cache, unless it was asked for before.
  func lookUp(_ image: ImageReference) {
    guard requested.insert(image).inserted else { return }
    client.cached(image, in: session) { [weak self] result in
      if case .success(let picture?) = result { self?.keep(picture, for: image) }
    }
  }

  private func keep(_ picture: Picture, for image: ImageReference) {
    pictures[image] = picture
    notices.post(.arrived(image, picture))
  }
}
