package import Foundation
package import Model

/// The receiver of the clients' requests: the in-process server, or a fake in a test.
package protocol Transport: AnyObject {
  /// The device's storage for the session.
  var sessionStore: any SessionStorage { get }
  /// Decodes the answers to `load`.
  ///
  /// All clients share it, because it reuses earlier results.
  var noteListDecoder: NoteListDecoder { get }

  /// Sends a request; calls `receiver` with the answer, unless the token is ignored by then.
  func send(
    _ request: Request, from client: AnyObject, receiver: @escaping RequestToken.Receiver
  ) -> RequestToken

  /// Calls the handler at each push of its kind, until the subscription ends or is released.
  func subscribe(_ handler: Subscription.Handler, in session: Session) -> Subscription

  /// Erases the stored session and closes its connection at once.
  func logOut()
}

/// The device's storage for the session.
package protocol SessionStorage: AnyObject {
  func store(_ session: Session)
}

extension Transport {
  /// Sends a request, and decodes its answer before it calls `done`.
  @discardableResult
  package func send<Value>(
    _ request: Request, from client: AnyObject,
    decode: @escaping (Data) -> Result<Value, NotesError>,
    done: @escaping (Result<Value, NotesError>) -> Void
  ) -> RequestToken {
    send(request, from: client) { answer in
      let result = answer.flatMap(decode)
      return { done(result) }
    }
  }
}
