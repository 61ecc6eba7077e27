package import Foundation
package import Model

/// A sent request, as its sender holds it.
///
/// A request cannot be cancelled: the server will act. The sender gets the answer under three
/// conditions:
///
/// * The token is not ignored. Releasing the token does not ignore it.
/// * The client that sent the request is alive. An app owns its clients.
/// * The connection that the request was sent over is open (see `Connection`).
package final class RequestToken {
  /// Decodes the answer, and returns the closure that passes the result on.
  package typealias Receiver = (Result<Data, NotesError>) -> () -> Void

  private weak var client: AnyObject?
  private var receiver: Receiver?

  package init(client: AnyObject, receiver: @escaping Receiver) {
    self.client = client
    self.receiver = receiver
  }

  /// Ignores the answer, and releases the waiting completion at once.
  package func ignore() {
    receiver = nil
  }

  package var isClientAlive: Bool { client != nil }

  /// Decodes the server's answer and returns the event that passes it to the app.
  ///
  /// The event does nothing if the token has been ignored by the time it runs.
  package func receive(_ answer: Result<Data, NotesError>) -> () -> Void {
    guard let event = receiver?(answer) else { return {} }
    return { [self] in
      guard receiver != nil, isClientAlive else { return }
      receiver = nil
      event()
    }
  }
}
