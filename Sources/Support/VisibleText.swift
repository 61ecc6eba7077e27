extension StringProtocol {
  /// The text as it may be shown: what could command a terminal is written as `\u{1B}`.
  package var visible: String { spellingCommands(\.spelled) }

  /// A text in JSON as it may be shown, with JSON's own spelling.
  package var visibleJSON: String {
    spellingCommands { "\\u" + String($0.value + 0x1_0000, radix: 16).dropFirst() }
  }

  private func spellingCommands(_ spelled: (Unicode.Scalar) -> String) -> String {
    guard unicodeScalars.contains(where: \.isCommand) else { return String(self) }
    return unicodeScalars.map { $0.isCommand ? spelled($0) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a terminal could take it for a command, or for a change of the text's direction.
  ///
  /// Line feeds and tabs are text.
  var isCommand: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    // Unicode's property Bidi_Control. A table is faster than the property.
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Its number, as in a Swift literal and in scripts.
  var spelled: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
