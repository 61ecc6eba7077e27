import Model

/// What the session store tells.
enum SessionNotice {
  case signedIn(Account)
  /// After a log-out, or when there was no stored session.
  case signedOut
  case logInFailed(NotesError)
}
