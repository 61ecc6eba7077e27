/// The proof that a user is signed in, as the server issued it at log-in.
package struct Session: Hashable, Codable, Sendable {
  package let userID: User.ID
  /// The token; only the server knows its meaning.
  package let token: String

  package init(userID: User.ID, token: String) {
    self.userID = userID
    self.token = token
  }
}

/// The reason why a request failed.
package enum NotesError: Error, Hashable, Codable, Sendable {
  /// The user name or the password is wrong.
  case wrongCredentials
  /// The request did not reach the server, or the server could not execute it.
  case requestFailed
  /// The answer arrived but cannot be read.
  case unreadableAnswer
}
