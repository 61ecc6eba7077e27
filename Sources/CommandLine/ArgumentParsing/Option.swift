/// A named value: `--rounds 30` or `--rounds=30`.
///
/// What a lookup gives follows from the way it is declared:
///
///     Option("seed", .integer(0...99), help: "…")                // Int?
///     Option("seed", .integer(0...99), default: 1, help: "…")    // Int
///     Option(required: "script", .file, help: "…")               // String
///     Option(repeating: "size", .integer(1...99), help: "…")     // [Int]
package struct Option<Value: Sendable>: Parameter {
  package let definition: ParameterDefinition
  private let read: @Sendable ([String]) -> Value?

  /// Declares an option that may be omitted.
  package init<Element>(
    _ name: String, short: Character? = nil, placeholder: String? = nil,
    _ kind: ValueKind<Element>, help: String
  ) where Value == Element? {
    definition = ParameterDefinition(
      form: .option, name: name, short: short, placeholder: placeholder, kind: kind,
      count: .optional, help: help)
    read = { words in .some(words.last.flatMap(kind.read)) }
  }

  /// Declares an option that has the value `default` when it is omitted.
  package init(
    _ name: String, short: Character? = nil, placeholder: String? = nil,
    _ kind: ValueKind<Value>, default standard: Value, help: String
  ) {
    definition = ParameterDefinition(
      form: .option, name: name, short: short, placeholder: placeholder, kind: kind,
      count: .optional, defaultWord: kind.describe(standard), help: help)
    read = { words in words.last.map(kind.read) ?? standard }
  }

  /// Declares an option that must be given.
  package init(
    required name: String, short: Character? = nil, placeholder: String? = nil,
    _ kind: ValueKind<Value>, help: String
  ) {
    definition = ParameterDefinition(
      form: .option, name: name, short: short, placeholder: placeholder, kind: kind,
      count: .required, help: help)
    read = { words in words.last.flatMap(kind.read) }
  }

  /// Declares an option that may be given any number of times.
  package init<Element>(
    repeating name: String, short: Character? = nil, placeholder: String? = nil,
    _ kind: ValueKind<Element>, help: String
  ) where Value == [Element] {
    definition = ParameterDefinition(
      form: .option, name: name, short: short, placeholder: placeholder, kind: kind,
      count: .repeating, help: help)
    read = { words in words.compactMap(kind.read) }
  }

  package func value(of words: [String]) -> Value? { read(words) }
}
