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
