package import Model

/// The client of the log-in and of the device's session store; it keeps nothing itself.
package final class SessionController {
  private let backend: Backend

  package init(backend: Backend) {
    self.backend = backend
  }

  /// Reads the stored session; `nil` if there is none.
  @discardableResult
  package func restore(
    _ done: @escaping (Result<Session?, NotesError>) -> Void
  ) -> RequestToken {
    backend.send(
      .restore, from: self,
      decode: { bytes in
        AnswerDecoder.decode(bytes, as: RawStoredSession.self).map { $0.session?.session }
      }, done: done)
  }

  /// Asks for a session, and stores it if the answer is one and finds the app.
  @discardableResult
  package func logIn(
    login: String, password: String, _ done: @escaping (Result<Session, NotesError>) -> Void
  ) -> RequestToken {
    backend.send(
      .login(name: login, password: password), from: self,
      decode: { AnswerDecoder.decode($0, as: RawSession.self).map(\.session) },
      done: { [store = backend.sessionStore] result in
        if case .success(let session) = result { store.store(session) }
        done(result)
      })
  }

  /// Erases the stored session and closes its connection, at once: its subscriptions end, and the
  /// answers to its requests find nobody.
  package func logOut() {
    backend.logOut()
  }
}
