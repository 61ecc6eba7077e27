/// The source file that a mutated module needs besides: it knows which mutant is chosen.
///
/// It also counts how often the module asks. A mutant without an end is stopped by that count, so the
/// speed of the machine decides nothing: each loop and each call of itself goes by such a question.
package enum MutantSupport {
  /// The environment variable with the number of the chosen mutant; none is chosen without it.
  package static let variable = "MUTANT"

  /// The most questions of a program; all unit tests or scripts of an architecture take far fewer.
  package static let stepLimit = 20_000_000

  /// Returns the file's text, for all files of the module.
  package static func text(for files: [MutatedFile]) -> String {
    ([head] + files.flatMap(\.operators).map(declaration)).joined(separator: "\n")
  }

  private static let head = """
    import Foundation

    nonisolated private let chosen = Int(
      ProcessInfo.processInfo.environment["\(variable)"] ?? "") ?? 0

    nonisolated(unsafe) private var steps = 0

    nonisolated private func isChosen(_ mutant: Int) -> Bool {
      steps += 1
      guard steps <= \(stepLimit) else { fatalError("no end after \(stepLimit) steps") }
      return chosen == mutant
    }

    nonisolated func isOrdinary(_ mutant: Int) -> Bool { !isChosen(mutant) }

    nonisolated func opposite(_ mutant: Int, _ value: Bool) -> Bool {
      isChosen(mutant) ? !value : value
    }

    nonisolated func passing(_ mutant: Int, _ value: Bool) -> Bool { isChosen(mutant) || value }

    nonisolated func constant<Value>(_ mutant: Int, _ value: Value, _ mutated: Value) -> Value {
      isChosen(mutant) ? mutated : value
    }

    """

  private static func declaration(of change: MutantOperator) -> String {
    let (name, symbol) = (change.name, change.symbol)
    let isChosen = "isChosen(\(change.mutant))"
    switch symbol {
    case "!":
      return """
        prefix operator \(name)
        nonisolated prefix func \(name) (_ value: Bool) -> Bool { \(isChosen) ? value : !value }
        """
    case "&&", "||":
      return """
        infix operator \(name): \(symbol == "&&" ? "LogicalConjunction" : "LogicalDisjunction")Precedence
        nonisolated func \(name) (_ left: Bool, _ right: @autoclosure () -> Bool) -> Bool {
          \(isChosen) ? left \(change.mutated) right() : left \(symbol) right()
        }
        """
    default:
      let isEquality = symbol == "==" || symbol == "!="
      let optional = """

        nonisolated func \(name) <Value>(_ left: Value?, _ right: _OptionalNilComparisonType) -> Bool {
          \(isChosen) ? left \(change.mutated) nil : left \(symbol) nil
        }
        """
      return """
        infix operator \(name): ComparisonPrecedence
        nonisolated func \(name) <Value: \(isEquality ? "Equatable" : "Comparable")>(
          _ left: Value, _ right: Value
        ) -> Bool {
          \(isChosen) ? left \(change.mutated) right : left \(symbol) right
        }\(isEquality ? optional : "")
        """
    }
  }
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
