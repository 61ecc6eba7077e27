/// What is counted in a type, or in some.
///
/// Each token counts for the innermost type around it, and each line of code for the type of its first
/// token; so the sums over all types and what is outside of them are those of the files.
package struct StructureCounts: Codable, Hashable, Sendable {
  /// Lines that hold code.
  package internal(set) var code = 0
  /// Tokens, as `Piece.tokens` defines them.
  package internal(set) var tokens = 0
  /// Blocks of functions, initialisers, deinitialisers and accessors, local ones included.
  package internal(set) var bodies = 0
  /// Those of them that are getters without the word `get`.
  package internal(set) var implicitGetters = 0
  /// One for each body, `if`, `guard`, `for`, `while`, `repeat`, `catch` and `case` of a `switch`.
  package internal(set) var decisions = 0
  /// The same and one for each `?:`, `&&` and `||`.
  package internal(set) var extendedDecisions = 0
  /// Stored `var`, with and without `static`; lazy ones, too.
  package internal(set) var storedVars = 0
  /// Stored `let`, with and without `static`.
  package internal(set) var storedLets = 0
  /// How deep closures lie within one another; 1 if none is in another.
  package internal(set) var closureNesting = 0
  /// The lines of code of the longest body, from its opening brace to its closing one.
  package internal(set) var longestBody = 0
  /// The tokens of the body that has most of them, braces included.
  package internal(set) var longestBodyTokens = 0

  /// Nothing counted.
  package init() {}

  /// Notes what decides by `if` and its like.
  mutating func decide() {
    decisions += 1
    extendedDecisions += 1
  }

  /// Adds what was counted in another part.
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
