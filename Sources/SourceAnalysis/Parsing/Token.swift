/// A token of Swift source and its position.
package struct Token: Sendable {
  /// Its characters; a quotation mark for a segment of a string literal and for a regex literal.
  package let text: String
  /// The kind of the piece with which it begins.
  let kind: Piece.Kind
  /// The line on which it begins, counted from 1.
  package let line: Int
  /// Its first byte within the line, counted from 1.
  let column: Int
  /// The number of its line, where only lines with code are counted.
  let codeLine: Int
  /// The number of lines on which it is the first code: several for a string of several lines.
  var codeLines: Int
  /// Whether it is the first code on its line.
  let isFirstOnLine: Bool
  /// Whether white space or a comment precedes it.
  let isSpaced: Bool
  /// Whether it follows a dot: `.init` and `.default` are names, not keywords.
  package let isMember: Bool
  /// Whether it closes a group: a bracket, or the segment of a string after an interpolation.
  var closes = false
  /// Whether it opens a group; a segment between two interpolations closes one and opens another.
  package internal(set) var opens = false
  /// The index of the token that closes the group; nil if there is none.
  package internal(set) var partner: Int?

  /// Whether it is an identifier, a keyword or a directive.
  package var isWord: Bool { kind == .word }
}
