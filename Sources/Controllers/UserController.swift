package import Model

/// The client of the user himself; it keeps nothing of him.
package final class UserController {
  private let backend: Backend

  package init(backend: Backend) {
    self.backend = backend
  }

  /// The user whose session this is.
  @discardableResult
  package func load(
    in session: Session, _ done: @escaping (Result<User, NotesError>) -> Void
  ) -> RequestToken {
    backend.send(
      .user(session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawUser.self).map(\.user) }, done: done)
  }

  /// Hears of the whole user whenever something about him changes on the server, as long as the
  /// subscription is kept.
  package func observeUser(
    in session: Session, _ handler: @escaping (User) -> Void
  ) -> Subscription {
    backend.subscribe(.user(handler), in: session)
  }
}
