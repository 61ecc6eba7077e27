/// The sums of the counts of some files.
package struct SourceTotals: Codable, Hashable, Sendable {
  /// The number of files.
  package private(set) var files = 0
  /// All lines: code, comment and blank.
  package private(set) var lines = 0
  /// Lines with code.
  package private(set) var code = 0
  /// Lines with a comment and no code.
  package private(set) var comment = 0
  /// All other lines.
  package private(set) var blank = 0
  /// Tokens, as `Piece.tokens` defines them.
  package private(set) var tokens = 0

  /// Adds up the counts of files.
  package init(_ files: some Sequence<SourceFile> = []) {
    for file in files {
      self.files += 1
      lines += file.counts.lines
      code += file.counts.code
      comment += file.counts.comment
      blank += file.counts.blank
      tokens += file.counts.tokens
    }
  }

  /// Adds the sums of two sets of files that have no file in common.
  package static func + (one: SourceTotals, other: SourceTotals) -> SourceTotals {
    var sum = one
    sum.files += other.files
    sum.lines += other.lines
    sum.code += other.code
    sum.comment += other.comment
    sum.blank += other.blank
    sum.tokens += other.tokens
    return sum
  }
}

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
  /// Whether the text is UTF-8.
  package var isUTF8 = true
  /// The line of the first string or comment without an end.
  package var unclosedLine: Int?

  /// All lines; text after the last line end is a line too.
  package var lines: Int { code + comment + blank }
}
