/// A screen of the app that a URL can open.
package enum DeepLink: Hashable, Codable, Sendable {
  case note(Note.ID)
  case newNote
  case profile

  /// Parses exactly `notes://note/<digits>` (at most nine), `notes://new` and `notes://profile`.
  ///
  /// Returns `nil` for any other URL.
  package init?(url: String) {
    switch url {
    case "notes://new": self = .newNote
    case "notes://profile": self = .profile
    default:
      let prefix = "notes://note/"
      guard url.hasPrefix(prefix) else { return nil }
      let digits = url.utf8.dropFirst(prefix.utf8.count)
      let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard (1...9).contains(digits.count), isNumber, let id = Note.ID(Substring(digits)) else {
        return nil
      }
      self = .note(id)
    }
  }
}
