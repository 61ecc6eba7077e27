package import Model

/// The client for the signed-in user and the user's friends; it keeps no user data itself.
package final class UserController {
  private let transport: any Transport

  package init(transport: any Transport) {
    self.transport = transport
  }

  /// Loads a friend, or by default the user of this session.
  @discardableResult
  package func load(
    _ friend: User.ID? = nil, in session: Session,
    _ done: @escaping (Result<User, NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .user(friend ?? session.userID, session), from: self,
      decode: { AnswerDecoder.decode($0, as: RawUser.self).map(\.user) }, done: done)
  }

  /// Calls `handler` with the whole user whenever a friend changes on the server, or by default
  /// the user of this session.
  ///
  /// The subscription lasts as long as the caller keeps it.
  package func observeUser(
    _ friend: User.ID? = nil, in session: Session, _ handler: @escaping (User) -> Void
  ) -> Subscription {
    transport.subscribe(.user(friend ?? session.userID, handler), in: session)
  }
}
