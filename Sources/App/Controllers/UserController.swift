package import Model

/// The client for the signed-in user; it keeps no user data itself.
package final class UserController {
  private let transport: any Transport

  package init(transport: any Transport) {
    self.transport = transport
  }

  /// Loads the user of this session.
  @discardableResult
  package func load(
    in session: Session, _ done: @escaping (Result<User, NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .user(session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawUser.self).map(\.user) }, done: done)
  }

  /// Calls `handler` with the whole user whenever the user changes on the server.
  ///
  /// The subscription lasts as long as the caller keeps it.
  package func observeUser(
    in session: Session, _ handler: @escaping (User) -> Void
  ) -> Subscription {
    transport.subscribe(.user(handler), in: session)
  }
}
