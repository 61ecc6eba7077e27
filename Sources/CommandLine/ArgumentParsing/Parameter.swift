/// A parameter of a command: a ``Flag``, an ``Option`` or an ``Argument``.
///
/// It is declared once, as a value. The same value is the key of its lookup in ``ParsedArguments``.
package protocol Parameter<Value>: Sendable {
  /// The type that a lookup returns.
  associatedtype Value: Sendable

  /// Everything except the type of the value: the data that help and errors need.
  var definition: ParameterDefinition { get }

  /// Returns the value that the given words stand for; `nil` if they are not valid.
  func value(of words: [String]) -> Value?
}

/// A switch that is off by default, such as `--quick`.
package struct Flag: Parameter {
  package let definition: ParameterDefinition

  /// Declares `--name`, and `-short` if a letter is given.
  package init(_ name: String, short: Character? = nil, help: String) {
    definition = ParameterDefinition(
      form: .flag, name: name, short: short, placeholder: "", help: help)
  }

  package func value(of words: [String]) -> Bool? { !words.isEmpty }
}

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
    _ name: String, placeholder: String? = nil, _ kind: ValueKind<Element>, help: String
  ) where Value == Element? {
    definition = ParameterDefinition(.option, name, placeholder, kind, .optional, help: help)
    read = { words in .some(words.last.flatMap(kind.read)) }
  }

  /// Declares an option that has the value `default` when it is omitted.
  package init(
    _ name: String, placeholder: String? = nil, _ kind: ValueKind<Value>,
    default standard: Value, help: String
  ) {
    definition = ParameterDefinition(
      .option, name, placeholder, kind, .optional, defaultWord: kind.describe(standard), help: help)
    read = { words in words.last.map(kind.read) ?? standard }
  }

  /// Declares an option that must be given.
  package init(
    required name: String, placeholder: String? = nil, _ kind: ValueKind<Value>, help: String
  ) {
    definition = ParameterDefinition(.option, name, placeholder, kind, .required, help: help)
    read = { words in words.last.flatMap(kind.read) }
  }

  /// Declares an option that may be given any number of times.
  package init<Element>(
    repeating name: String, placeholder: String? = nil, _ kind: ValueKind<Element>, help: String
  ) where Value == [Element] {
    definition = ParameterDefinition(.option, name, placeholder, kind, .repeating, help: help)
    read = { words in words.compactMap(kind.read) }
  }

  package func value(of words: [String]) -> Value? { read(words) }
}

/// A positional value, such as `<old>`.
///
/// A repeating argument takes all remaining words, so it must be the last one.
package struct Argument<Value: Sendable>: Parameter {
  package let definition: ParameterDefinition
  private let read: @Sendable ([String]) -> Value?

  /// Declares an argument that must be given.
  package init(_ name: String, _ kind: ValueKind<Value>, help: String) {
    definition = ParameterDefinition(.argument, name, nil, kind, .required, help: help)
    read = { words in words.last.flatMap(kind.read) }
  }

  /// Declares an argument that may be given any number of times.
  package init<Element>(repeating name: String, _ kind: ValueKind<Element>, help: String)
  where Value == [Element] {
    definition = ParameterDefinition(.argument, name, nil, kind, .repeating, help: help)
    read = { words in words.compactMap(kind.read) }
  }

  package func value(of words: [String]) -> Value? { read(words) }
}
