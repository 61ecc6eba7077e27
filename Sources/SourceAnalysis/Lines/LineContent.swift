/// The kinds of content on one line.
struct LineContent: OptionSet {
  /// The kind of a line.
  enum Kind {
    case code, comment, blank
  }

  let rawValue: UInt8

  /// A token or a part of a token.
  static let code = LineContent(rawValue: 1)
  /// A comment or a part of a comment, even an empty part.
  static let comment = LineContent(rawValue: 2)
  /// Anything except white space.
  static let ink = LineContent(rawValue: 8)

  /// Returns the kind of the line.
  func kind(by rule: LineRule) -> Kind {
    switch rule {
    case .primary: contains(.code) ? .code : contains(.comment) ? .comment : .blank
    case .cloc: contains(.code) ? .code : isSuperset(of: [.comment, .ink]) ? .comment : .blank
    }
  }

  /// Whether a scalar is white space to Swift or to Unicode.
  static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return ByteClass(UInt8(scalar)).isSpace }
    if case .space = ScalarClass(scalar) { return true }
    return false
  }
}

/// The rule that decides whether a line is code, comment or blank.
///
/// Both rules agree on a line with a token outside of literals: it is code.
package enum LineRule: String, CaseIterable, Codable, Sendable {
  /// Swift's grammar decides.
  ///
  /// Blank lines in a string are code, and blank lines in a comment are comment. An interpolation is
  /// read like the code around the string.
  case primary
  /// The same as `primary`, except that a blank line in a comment is blank.
  case cloc
}
