/// The counts of a type, or the sums of several types.
///
/// A token counts for the innermost type around it. A line of code counts for the type of its first
/// token. So the sums of all types and of the code outside of them are those of the files.
package struct StructureCounts: Codable, Hashable, Sendable {
  /// Lines with code.
  package internal(set) var code = 0
  /// Tokens, as `Piece.tokens` defines them.
  package internal(set) var tokens = 0
  /// Bodies of functions, initialisers, deinitialisers and accessors, also of local ones.
  package internal(set) var bodies = 0
  /// Bodies of getters without the word `get`; they are included in `bodies`.
  package internal(set) var implicitGetters = 0
  /// One for each body, `if`, `guard`, `for`, `while`, `repeat`, `catch` and `case` of a `switch`.
  package internal(set) var decisions = 0
  /// Decisions, plus one for each `?:`, `&&` and `||`.
  package internal(set) var extendedDecisions = 0
  /// Stored `var` properties, also static and lazy ones.
  package internal(set) var storedVars = 0
  /// Stored `let` properties, also static ones.
  package internal(set) var storedLets = 0
  /// The greatest depth of nested closures; 1 if no closure contains another.
  package internal(set) var closureNesting = 0
  /// The lines of code of the longest body, from its opening brace to its closing one.
  package internal(set) var longestBody = 0
  /// The number of tokens of the body with the most tokens, braces included.
  package internal(set) var longestBodyTokens = 0

  /// Creates counts of zero.
  package init() {}

  /// Counts a decision such as an `if`.
  mutating func decide() {
    decisions += 1
    extendedDecisions += 1
  }

  /// Adds the counts of another part; maxima stay maxima.
  package static func += (sum: inout StructureCounts, other: StructureCounts) {
    sum.code += other.code
    sum.tokens += other.tokens
    sum.bodies += other.bodies
    sum.implicitGetters += other.implicitGetters
    sum.decisions += other.decisions
    sum.extendedDecisions += other.extendedDecisions
    sum.storedVars += other.storedVars
    sum.storedLets += other.storedLets
    sum.closureNesting = max(sum.closureNesting, other.closureNesting)
    sum.longestBody = max(sum.longestBody, other.longestBody)
    sum.longestBodyTokens = max(sum.longestBodyTokens, other.longestBodyTokens)
  }
}
