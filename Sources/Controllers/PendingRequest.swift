import Model

/// A request that the server has not answered yet.
struct PendingRequest {
  let request: Request
  let dueAt: Timestamp
  /// What a script or a test has in mind for it.
  let fate: Fate
  /// The line over which it was sent; `nil` if nobody was signed in.
  let connection: Connection?
  let token: RequestToken

  enum Fate {
    case answered
    /// It does not come through: the server does nothing, and the client learns so when due.
    case failed
    /// The server acts, but its answer cannot be read.
    case corrupted
  }

  /// Whether the app that sent it is gone: logged out, or dropped.
  var isOrphan: Bool { !token.isClientAlive || connection?.isClosed == true }
}
