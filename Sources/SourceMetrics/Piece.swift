/// A stretch of Swift source that lies on one line: a token, a part of one, a comment or a line end.
///
/// White space is in no piece. A token or comment of several lines comes as one piece a line, so
/// that who counts lines never looks for line ends within.
package struct Piece: Hashable, Sendable {
  /// What a piece is.
  package enum Kind: UInt8, Sendable {
    /// An identifier (raw ones too), a keyword, `#directive`, `#macro`, `$0`, `<#placeholder#>`.
    case word
    /// An integer or floating-point literal, its sign not included.
    case number
    /// A run of operator characters; see `tokens` for `<`, `>`, `?` and `!`.
    case `operator`
    /// A bracket, `,` `;` `:` `.` `@` `\`, or a character that Swift does not know.
    case punctuation
    /// The beginning of a segment of a string literal, its delimiter included.
    case string
    /// The beginning of a regex literal.
    case regex
    /// `#!` and the rest of a file's first line.
    case shebang
    /// What a further line holds of the string segment or regex literal begun above.
    case continuation
    /// A comment, or what one line holds of it; may be empty.
    case comment
    /// LF, CR, or CR and LF.
    case lineEnd
  }

  /// What the piece is.
  package let kind: Kind
  /// The offsets of its bytes.
  package let range: Range<Int>

  /// How many tokens the piece counts: 1 where a token begins, else 0.
  ///
  /// A token is a word, a number, an operator, a punctuation mark, a regex literal, a shebang, or a
  /// *segment* of a string literal, of which each has one more than it has interpolations; its
  /// delimiters, `\(` and `)` belong to the segments. So that no layout changes the number, `<` or
  /// `>` at the beginning of a run of operator characters is a token by itself, as it is where
  /// `Array<Set<Int>>` is broken into lines, and so is each `?` or `!` that follows what it unwraps.
  package var tokens: Int {
    switch kind {
    case .word, .number, .operator, .punctuation, .string, .regex, .shebang: 1
    case .continuation, .comment, .lineEnd: 0
    }
  }

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
