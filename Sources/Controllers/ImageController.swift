package import Model

/// The client of the images on the network and of the device's image cache; it keeps none.
package final class ImageController {
  private let backend: Backend

  package init(backend: Backend) {
    self.backend = backend
  }

  /// Looks in the cache, by a `cache` request: `nil` if the image is not there.
  @discardableResult
  package func cached(
    _ image: ImageReference, in session: Session,
    _ done: @escaping (Result<Picture?, NotesError>) -> Void
  ) -> RequestToken {
    backend.send(
      .cache(image, session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawPicture.self).map { $0.name.map(Picture.init) } },
      done: done)
  }

  /// Fetches the image from the network, by an `image` request.
  @discardableResult
  package func image(
    _ image: ImageReference, in session: Session,
    _ done: @escaping (Result<Picture, NotesError>) -> Void
  ) -> RequestToken {
    backend.send(
      .image(image, session), from: self,
      decode: { bytes in
        AnswerDecoder.decode(bytes, as: RawPicture.self).flatMap { raw in
          raw.name.map { .success(Picture(name: $0)) } ?? .failure(.unreadableAnswer)
        }
      }, done: done)
  }
}
