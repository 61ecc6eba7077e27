/// The body of a function, an initialiser, a deinitialiser or an accessor, and its decisions.
///
/// Code in a local function belongs to the body around it, as in the compiler's index.
package struct BodyStructure: Hashable, Sendable {
  /// The line of its name, counted from 1.
  ///
  /// The name is that of the function, the word `init`, `deinit`, `get` or the like, or the brace of
  /// an implicit getter. The compiler's index has the same position.
  package let line: Int
  /// The first byte of its name within the line, counted from 1.
  package let column: Int
  /// One, plus one for each decision in it; closures and local functions are included.
  package internal(set) var decisions = 0
}
