/// A function, an initialiser, a deinitialiser or a subscript.
package struct FunctionOutline: Sendable {
  /// The name of a function, or the keyword.
  package let name: String
  /// The line of the keyword.
  package let line: Int
  package let modifiers: [String]
  /// The parameters with their parentheses.
  package let parameters: [Token]
  /// The type of the result; empty if there is no arrow.
  package let result: [Token]
  /// The indices of the body's tokens, without the braces; empty for a requirement.
  package let body: Range<Int>
}
