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
    definition = ParameterDefinition(.flag, name, short: short, nil, .string, .optional, help: help)
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

/// The data about a parameter that help, errors and parsing need.
package struct ParameterDefinition: Sendable {
  /// The way a parameter is written.
  enum Form: Sendable {
    /// `--name`
    case flag
    /// `--name <value>`
    case option
    /// `<value>`, identified by its position.
    case argument
  }

  /// The number of times a parameter may be given.
  enum Count: Sendable {
    /// Exactly once; its absence is an error.
    case required
    /// At most once. If an option is repeated, the last value counts.
    case optional
    /// Any number of times.
    case repeating
  }

  let form: Form
  /// The name without dashes.
  package let name: String
  let count: Count
  /// The placeholder of the value in help, without `<` and `>`.
  let placeholder: String
  /// One or two sentences for the help screen.
  let help: String
  /// The word for the default value.
  let defaultWord: String?
  /// A description of valid values that follows the word "Expected" in errors.
  let expectation: String
  /// All valid words; empty if help does not list them.
  let choices: [String]
  /// The words to suggest for an invalid value.
  let candidates: [String]
  /// Whether a word is a valid value.
  let accepts: @Sendable (String) -> Bool
  /// The full spelling, `--name` or `<name>`.
  ///
  /// It is unique within a command.
  let key: String
  /// All spellings, such as `-h` and `--help`; empty for an argument.
  let spellings: [String]

  init<Value>(
    _ form: Form, _ name: String, short: Character? = nil, _ placeholder: String?,
    _ kind: ValueKind<Value>, _ count: Count, defaultWord: String? = nil, help: String
  ) {
    self.form = form
    self.name = name
    self.count = count
    self.placeholder = placeholder ?? name
    self.help = help
    self.defaultWord = defaultWord
    expectation = kind.expectation
    choices = kind.choices
    candidates = kind.candidates
    accepts = { kind.read($0) != nil }
    key = form == .argument ? "<\(name)>" : "--\(name)"
    spellings = form == .argument ? [] : (short.map { ["-\($0)"] } ?? []) + [key]
  }

  /// The name in errors, such as `--name <value>`.
  var phrase: String { form == .option ? "\(key) <\(placeholder)>" : key }
}
