/// The right to act for a user, as the server gave it at log-in.
package struct Session: Hashable, Codable, Sendable {
  package let userID: User.ID
  /// Opaque: only the server can read anything from it.
  package let token: String

  package init(userID: User.ID, token: String) {
    self.userID = userID
    self.token = token
  }
}

/// Why a client could not give what it was asked for.
package enum NotesError: Error, Hashable, Codable, Sendable {
  /// The server knows no such user, or the password is another one.
  case wrongCredentials
  /// The request did not come through.
  case requestFailed
  /// The answer came and cannot be read.
  case unreadableAnswer
}
