/// The rule that decides whether a line is code, comment or blank.
///
/// All rules agree on a line with a token outside of literals: it is code.
package enum LineRule: String, CaseIterable, Codable, Sendable {
  /// Swift's grammar decides.
  ///
  /// Blank lines in a string are code, and blank lines in a comment are comment. An interpolation is
  /// read like the code around the string.
  case primary
  /// The same as `primary`, except that a blank line in a comment is blank.
  case cloc
  /// Each line of white space is blank.
  ///
  /// All other lines of a string literal are code, even comments in its interpolations.
  case physical
}
