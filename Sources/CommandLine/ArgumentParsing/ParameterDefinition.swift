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
  /// The letter of its short form.
  var short: Character?
  /// The placeholder of the value in help, without `<` and `>`.
  var placeholder: String
  var count: Count = .optional
  /// One or two sentences for the help screen.
  let help: String
  /// The word for the default value.
  var defaultWord: String?
  /// A description of valid values that follows the word "Expected" in errors.
  var expectation = ""
  /// All valid words; empty if help does not list them.
  var choices: [String] = []
  /// The words to suggest for an invalid value.
  var candidates: [String] = []
  /// Whether a word is a valid value.
  var accepts: @Sendable (String) -> Bool = { _ in true }

  /// The full spelling, `--name` or `<name>`.
  ///
  /// It is unique within a command.
  var key: String { form == .argument ? "<\(placeholder)>" : "--\(name)" }

  /// All spellings, such as `-h` and `--help`; empty for an argument.
  var spellings: [String] {
    form == .argument ? [] : (short.map { ["-\($0)"] } ?? []) + [key]
  }

  /// The name in errors, such as `--name <value>`.
  var phrase: String { form == .option ? "\(key) <\(placeholder)>" : key }
}

extension ParameterDefinition {
  /// Creates a definition with all data that follows from the kind of its value.
  init<Value>(
    _ form: Form, _ name: String, _ placeholder: String?, _ kind: ValueKind<Value>,
    _ count: Count, defaultWord: String? = nil, help: String
  ) {
    self.init(
      form: form, name: name, placeholder: placeholder ?? name, count: count, help: help,
      defaultWord: defaultWord, expectation: kind.expectation, choices: kind.choices,
      candidates: kind.candidates, accepts: { kind.read($0) != nil })
  }
}
