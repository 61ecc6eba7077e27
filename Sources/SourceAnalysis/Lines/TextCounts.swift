/// The counts of one text.
package struct TextCounts: Hashable, Sendable {
  /// Lines with code.
  package var code = 0
  /// Lines with a comment and no code.
  package var comment = 0
  /// All other lines.
  package var blank = 0
  /// Tokens, as `Piece.tokens` defines them.
  package var tokens = 0
  /// Byte sequences that are not UTF-8; decoding makes each one a U+FFFD.
  package var invalidSequences = 0
  /// The line of the first string or comment without an end.
  package var unclosedLine: Int?

  /// All lines; text after the last line end is a line too.
  package var lines: Int { code + comment + blank }
}
