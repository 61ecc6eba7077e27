import Controllers
import Model

/// A request that the server has not answered yet.
struct PendingRequest {
  let request: Request
  let dueAt: Timestamp
  /// The outcome that a script or a test has planned for the request.
  let outcome: Outcome
  /// The connection that it was sent over; `nil` if no user was signed in.
  let connection: Connection?
  let token: RequestToken

  enum Outcome {
    case answered
    /// The request does not reach the server. The client gets the failure when the answer is due.
    case failed
    /// The server acts, but its answer cannot be read.
    case corrupted
  }

  /// Whether the app that sent it is gone: logged out or dropped.
  var isOrphan: Bool { !token.isClientAlive || connection?.isClosed == true }
}
