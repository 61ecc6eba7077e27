/// A token as the structure parser needs it.
struct Token {
  /// Its text; of a string's segment or a regex literal only a quotation mark.
  let text: String
  /// What kind of piece it begins.
  let kind: Piece.Kind
  /// Whether it is the first code on its line.
  let isFirstOnLine: Bool
  /// Whether white space or a comment stands before it.
  let isSpaced: Bool
  /// Whether it names a member, so that `.init` and `.default` are no keywords.
  let isMember: Bool
  /// Where it begins in the text, in bytes.
  let start: Int
  /// The number of the line on which it begins, among those that hold code.
  let line: Int
  /// How many lines hold it as their first code: several for a string of several lines.
  var lines: Int
  /// Whether it closes a group: a bracket, or a segment that ends an interpolation.
  var closes = false
  /// Whether it opens one; a segment between two interpolations does both.
  var opens = false
  /// The offset of the token that closes the group which it opens, if there is one.
  var partner: Int?
}
