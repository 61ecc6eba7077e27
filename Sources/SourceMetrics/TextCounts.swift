/// What is counted in one text.
package struct TextCounts: Hashable, Sendable {
  /// Lines that hold code.
  package var code = 0
  /// Lines that hold a comment and no code.
  package var comment = 0
  /// All other lines.
  package var blank = 0
  /// Tokens, as `Piece.tokens` defines them.
  package var tokens = 0
  /// Sequences of bytes that are not UTF-8, each of which decoding would replace by one U+FFFD.
  package var invalidSequences = 0

  /// All lines; what follows the last line end is one if there is anything.
  package var lines: Int { code + comment + blank }
}
