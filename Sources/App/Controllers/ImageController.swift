package import Model

/// The client for images on the network and in the device's cache.
///
/// It keeps no images itself.
package final class ImageController {
  private let transport: any Transport

  package init(transport: any Transport) {
    self.transport = transport
  }

  /// Looks up an image in the cache, with a `cache` request; `nil` if it is not there.
  @discardableResult
  package func cached(
    _ image: ImageReference, in session: Session,
    _ done: @escaping (Result<Picture?, NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .cache(image, session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawPicture.self).map { $0.name.map(Picture.init) } },
      done: done)
  }

  /// Loads the image from the network, with an `image` request.
  @discardableResult
  package func image(
    _ image: ImageReference, in session: Session,
    _ done: @escaping (Result<Picture, NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .image(image, session), from: self,
      decode: { bytes in
        AnswerDecoder.decode(bytes, as: RawPicture.self).flatMap { raw in
          raw.name.map { .success(Picture(name: $0)) } ?? .failure(.unreadableAnswer)
        }
      }, done: done)
  }
}
