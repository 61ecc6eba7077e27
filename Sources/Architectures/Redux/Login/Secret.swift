/// Text that an action carries to the middleware, such as a password.
///
/// It is blank when the action is printed, dumped or encoded.
nonisolated struct Secret: Equatable, Codable, Sendable {
  let revealed: String

  init(_ text: String) {
    revealed = text
  }

  init(from decoder: any Decoder) throws {
    revealed = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("")
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  nonisolated var description: String { "" }
  nonisolated var debugDescription: String { "" }
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
