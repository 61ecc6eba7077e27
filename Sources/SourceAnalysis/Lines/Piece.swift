/// A part of Swift source on one line: a token, a part of a token, a comment or a line end.
///
/// White space belongs to no piece. A token or comment of several lines gives one piece for each
/// line, so a piece never contains a line end.
package struct Piece: Hashable, Sendable {
  /// The kind of a piece.
  package enum Kind: UInt8, Sendable {
    /// An identifier (raw ones too), a keyword, `#directive`, `#macro`, `$0`, `<#placeholder#>`.
    case word
    /// An integer or floating-point literal, its sign not included.
    case number
    /// A run of operator characters; see `tokens` for `<`, `>`, `?` and `!`.
    case `operator`
    /// A bracket, `,` `;` `:` `.` `@` `\`, or a character unknown to Swift.
    case punctuation
    /// The first line of a segment of a string literal, with its delimiter.
    case string
    /// The first line of a regex literal.
    case regex
    /// `#!` and the rest of the first line of a file.
    case shebang
    /// A further line of a string segment or a regex literal.
    case continuation
    /// A comment, or one line of it; can be empty.
    case comment
    /// LF, CR, or CR and LF.
    case lineEnd
  }

  /// The kind of the piece.
  package let kind: Kind
  /// The range of its bytes.
  package let range: Range<Int>

  /// The number of tokens that begin with the piece: 1 or 0.
  ///
  /// A token is a word, a number, an operator, a punctuation mark, a regex literal, a shebang, or a
  /// *segment* of a string literal. Interpolations divide a string literal into segments. The quotes,
  /// `\(` and `)` belong to the segments.
  ///
  /// The number must not depend on the layout. So `<` or `>` at the beginning of a run of operator
  /// characters is a token by itself: `Array<Set<Int>>` can be broken between them. So is each `?` or
  /// `!` directly after the expression that it unwraps.
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
