import Foundation
import Model

/// A request that was sent, in the hands of the one who sent it.
///
/// Nothing can cancel a request: the server will act. But its answer finds somebody only while
///
/// * the token is not ignored (it need not be kept: dropping it does not ignore it),
/// * the client that sent it is alive: an app owns its clients, so when it is gone they are,
/// * the connection over which it was sent is open (see `Connection`).
package final class RequestToken {
  /// Decodes the answer and returns what is to happen with it.
  typealias Receiver = (Result<Data, NotesError>) -> () -> Void

  private weak var client: AnyObject?
  private var receiver: Receiver?

  init(client: AnyObject, receiver: @escaping Receiver) {
    self.client = client
    self.receiver = receiver
  }

  /// Lets the answer find nobody, and releases at once the completion that waits for it.
  package func ignore() {
    receiver = nil
  }

  var isClientAlive: Bool { client != nil }

  /// Hands in the server's answer, which is decoded now; what it returns tells the app, unless
  /// the token is ignored until then.
  func receive(_ answer: Result<Data, NotesError>) -> () -> Void {
    guard let event = receiver?(answer) else { return {} }
    return { [self] in
      guard receiver != nil, isClientAlive else { return }
      receiver = nil
      event()
    }
  }
}
