package import Controllers
package import Model

/// A request in the server's log; it never contains a password or a token.
package nonisolated struct LoggedRequest: Equatable, Codable, Sendable {
  package let kind: RequestKind
  /// The object of the request: the login name, the user's id, the note's id or the image's name.
  ///
  /// It is empty for `restore`.
  package let subject: String
  package let sentAt: Timestamp

  package init(kind: RequestKind, subject: String, sentAt: Timestamp) {
    self.kind = kind
    self.subject = subject
    self.sentAt = sentAt
  }
}
