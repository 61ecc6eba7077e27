/// One small mistake in a file, which a test should notice.
package struct Mutant: Hashable, Sendable {
  /// The kind of a mistake.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// `<` for `<=`, `==` for `!=`, and the like.
    case comparison
    /// `&&` for `||`, and the other way round; or a `!` that is missing.
    case logic
    /// A condition that is the opposite.
    case negatedCondition = "negated condition"
    /// A `guard` that always passes.
    case removedGuard = "removed guard"
    /// `true` for `false`, a number that is one too high, or an empty text.
    case constant
    /// A statement that is not executed.
    case droppedStatement = "dropped statement"
  }

  /// Its number among the mutants of all files, from 1.
  package let number: Int
  package let file: String
  /// The line on which it begins, counted from 1.
  package let line: Int
  /// The line on which it ends.
  package let lastLine: Int
  package let kind: Kind
  /// The changed code, as it was.
  package let code: String
}

/// A file in which each mutant can be chosen when the program runs.
package struct MutatedFile: Sendable {
  package let path: String
  /// The file's text, with all mutants in it.
  package let text: String
  package let mutants: [Mutant]
  /// The operators that the text uses; `MutantSupport` declares them.
  let operators: [MutantOperator]
  /// The number of places, those that are left out included.
  package let count: Int
}

/// An operator that is another one while its mutant is chosen.
struct MutantOperator: Hashable, Sendable {
  let mutant: Int
  let symbol: String
  let mutated: String

  /// Operator characters that no source of this project uses; they stand for the digits of a number.
  private static let digits = Array("∔∸∹∻")

  /// Its name: the operator, then the number of the mutant in base 4.
  var name: String {
    symbol + String(mutant, radix: 4).map { String(Self.digits[$0.wholeNumberValue ?? 0]) }.joined()
  }
}
