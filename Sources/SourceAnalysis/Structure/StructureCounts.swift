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
  ///
  /// The braces of a getter without the word `get` are a body, too.
  package internal(set) var bodies = 0
  /// One for each body, `if`, `guard`, `for`, `while`, `repeat`, `catch` and `case` of a `switch`.
  package internal(set) var decisions = 0
  /// Stored `var` properties, also static and lazy ones.
  package internal(set) var storedVars = 0
  /// Stored `let` properties, also static ones.
  package internal(set) var storedLets = 0

  /// Creates counts of zero.
  package init() {}

  /// Adds the counts of another part.
  package static func += (sum: inout StructureCounts, other: StructureCounts) {
    sum.code += other.code
    sum.tokens += other.tokens
    sum.bodies += other.bodies
    sum.decisions += other.decisions
    sum.storedVars += other.storedVars
    sum.storedLets += other.storedLets
  }
}
