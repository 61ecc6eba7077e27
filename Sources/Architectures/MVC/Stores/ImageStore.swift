import Controllers
import Model

/// What the image store reports: an image has arrived, for the first time in this session.
struct ImageNotice {
  let image: ImageReference
  let picture: Picture
}

/// The images that have arrived in this session.
///
/// Each is requested at most once, even if that fails.
final class ImageStore {
  let notices = Notices<ImageNotice>()
  private var pictures: [ImageReference: Picture] = [:]
  private var requested: Set<ImageReference> = []
  private let session: Session
  private let client: ImageController

  /// Starts without any image.
  init(session: Session, client: ImageController) {
    self.session = session
    self.client = client
  }

  /// Returns the image, if it has arrived.
  func picture(_ image: ImageReference) -> Picture? { pictures[image] }

  /// Fetches the image from the network, unless it was requested before.
  func load(_ image: ImageReference) {
    guard requested.insert(image).inserted else { return }
    client.image(image, in: session) { [weak self] result in
      if case .success(let picture) = result { self?.keep(picture, for: image) }
    }
  }

  /// Looks for the image in the cache, unless it was requested before.
  func lookUp(_ image: ImageReference) {
    guard requested.insert(image).inserted else { return }
    client.cached(image, in: session) { [weak self] result in
      if case .success(let picture?) = result { self?.keep(picture, for: image) }
    }
  }

  private func keep(_ picture: Picture, for image: ImageReference) {
    pictures[image] = picture
    notices.post(ImageNotice(image: image, picture: picture))
  }
}
