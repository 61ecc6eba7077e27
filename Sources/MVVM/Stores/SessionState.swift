import Model

/// Whether somebody is signed in.
enum SessionState: Equatable {
  /// A stored session is looked for.
  case restoring
  case signedOut
  case signedIn(Session)
}
