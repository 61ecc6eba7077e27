/// What is counted in one file; as JSON, one object with these keys.
package struct SourceFile: Codable, Hashable, Sendable {
  /// The path by which the file was found, from the path that was asked for.
  package let path: String
  /// All lines: code, comment and blank.
  package let lines: Int
  /// Lines that hold code.
  package let code: Int
  /// Lines that hold a comment and no code.
  package let comment: Int
  /// All other lines.
  package let blank: Int
  /// Tokens, as `Piece.tokens` defines them.
  package let tokens: Int

  /// The counts of the text at a path.
  package init(path: String, counts: TextCounts) {
    self.path = path
    lines = counts.lines
    code = counts.code
    comment = counts.comment
    blank = counts.blank
    tokens = counts.tokens
  }
}
