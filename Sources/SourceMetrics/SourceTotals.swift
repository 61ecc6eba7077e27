/// The sums over some files.
package struct SourceTotals: Codable, Hashable, Sendable {
  /// The number of files.
  package private(set) var files = 0
  /// All lines: code, comment and blank.
  package private(set) var lines = 0
  /// Lines that hold code.
  package private(set) var code = 0
  /// Lines that hold a comment and no code.
  package private(set) var comment = 0
  /// All other lines.
  package private(set) var blank = 0
  /// Tokens, as `Piece.tokens` defines them.
  package private(set) var tokens = 0

  /// The sums over the files given, zero for none.
  package init(_ files: some Sequence<SourceFile> = []) {
    for file in files {
      self.files += 1
      lines += file.lines
      code += file.code
      comment += file.comment
      blank += file.blank
      tokens += file.tokens
    }
  }

  /// The sums over the files of both, of which none may be in both.
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
