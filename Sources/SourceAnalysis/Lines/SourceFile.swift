/// The counts of one file; in JSON, one object with these keys.
package struct SourceFile: Codable, Hashable, Sendable {
  /// The path of the file, beginning with the path that was asked for.
  package let path: String
  /// All lines: code, comment and blank.
  package let lines: Int
  /// Lines with code.
  package let code: Int
  /// Lines with a comment and no code.
  package let comment: Int
  /// All other lines.
  package let blank: Int
  /// Tokens, as `Piece.tokens` defines them.
  package let tokens: Int

  /// Creates the counts of the file at a path.
  package init(path: String, counts: TextCounts) {
    self.path = path
    lines = counts.lines
    code = counts.code
    comment = counts.comment
    blank = counts.blank
    tokens = counts.tokens
  }
}

/// A Swift file's path and its bytes.
package struct SourceText: Hashable, Sendable {
  /// The path of the file, beginning with the path that was asked for.
  package let path: String
  /// The content, valid UTF-8 or not.
  package let bytes: [UInt8]
}

/// The options for counting sources.
package struct CountingOptions: Hashable, Sendable {
  /// The rule that decides which lines are code, comment or blank.
  package var rule: LineRule
  /// Whether `/…/` is a regex literal: true in Swift's language mode 6, false before.
  package var hasBareRegex: Bool

  /// Creates options; the defaults follow Swift's grammar in language mode 6.
  package init(rule: LineRule = .primary, hasBareRegex: Bool = true) {
    self.rule = rule
    self.hasBareRegex = hasBareRegex
  }
}
