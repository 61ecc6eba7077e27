/// Whether somebody is signed in.
enum SessionPhase {
  /// A stored session is looked for.
  case restoring
  case signedOut
  case signedIn
}
