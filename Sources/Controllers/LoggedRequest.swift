package import Model

/// A request as the server's log has it; never with a password or a token.
package nonisolated struct LoggedRequest: Equatable, Codable, Sendable {
  package let kind: RequestKind
  /// What it asks about: the login name, the user's id, the note's id, the image's name, or
  /// nothing for `restore`.
  package let subject: String
  package let sentAt: Timestamp

  package init(kind: RequestKind, subject: String, sentAt: Timestamp) {
    self.kind = kind
    self.subject = subject
    self.sentAt = sentAt
  }
}
