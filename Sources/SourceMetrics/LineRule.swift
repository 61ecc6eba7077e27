/// How a line is told to be code, comment or blank; a line with a token outside of every literal
/// is code by each rule.
package enum LineRule: String, CaseIterable, Codable, Sendable {
  /// Swift's grammar decides: what lies in a string is code, blank lines too, what lies in a
  /// comment is comment, blank lines too, and an interpolation is read like the code around it.
  case primary
  /// Like `primary`, but a blank line in a comment is blank.
  case cloc
  /// A line of white space is blank wherever it lies; else a string literal is code from its first
  /// to its last line, comments in its interpolations included.
  case physical
}
