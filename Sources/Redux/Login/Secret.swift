/// Text that travels in an action to the middleware that needs it, and is blank to everybody who
/// prints, dumps or encodes the action.
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
