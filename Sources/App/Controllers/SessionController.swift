package import Model

/// The client for the log-in and for the device's stored session; it keeps nothing itself.
package final class SessionController {
  private let transport: any Transport

  package init(transport: any Transport) {
    self.transport = transport
  }

  /// Loads the stored session; `nil` if there is none.
  @discardableResult
  package func restore(
    _ done: @escaping (Result<Session?, NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .restore, from: self,
      decode: { bytes in
        AnswerDecoder.decode(bytes, as: RawStoredSession.self).map { $0.session?.session }
      }, done: done)
  }

  /// Logs in, and stores the session if that succeeds and the app is still there.
  @discardableResult
  package func logIn(
    login: String, password: String, _ done: @escaping (Result<Session, NotesError>) -> Void
  ) -> RequestToken {
    transport.send(
      .login(name: login, password: password), from: self,
      decode: { AnswerDecoder.decode($0, as: RawSession.self).map(\.session) },
      done: { [store = transport.sessionStore] result in
        if case .success(let session) = result { store.store(session) }
        done(result)
      })
  }

  /// Erases the stored session and closes its connection at once.
  ///
  /// Its subscriptions end, and answers to its requests are dropped.
  package func logOut() {
    transport.logOut()
  }
}
