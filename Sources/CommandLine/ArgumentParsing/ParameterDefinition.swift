/// The data about a parameter that help, errors, parsing and completion need.
package struct ParameterDefinition: Sendable {
  /// The way a parameter is written.
  package enum Form: Sendable {
    /// `--name`
    case flag
    /// `--name <value>`
    case option
    /// `<value>`, identified by its position.
    case argument
  }

  /// The number of times a parameter may be given.
  package enum Count: Sendable {
    /// Exactly once; its absence is an error.
    case required
    /// At most once. If an option is repeated, the last value counts.
    case optional
    /// Any number of times.
    case repeating
  }

  /// The way the parameter is written.
  package let form: Form
  /// The name without dashes.
  package let name: String
  /// The letter of its short form.
  package var short: Character?
  /// The placeholder of the value in help, without `<` and `>`.
  package var placeholder: String
  /// The number of times it may be given.
  package var count: Count = .optional
  /// One or two sentences for the help screen.
  package let help: String
  /// The word for the default value.
  package var defaultWord: String?
  /// A description of valid values that follows the word "Expected" in errors.
  package var expectation = ""
  /// All valid words; empty if they cannot be listed.
  package var choices: [String] = []
  /// The completion that a shell may offer for its value.
  package var completion: Completion = .none
  /// Whether a word is a valid value.
  package var accepts: @Sendable (String) -> Bool = { _ in true }

  /// Creates a definition with all data that follows from the kind of its value.
  init<Value>(
    form: Form, name: String, short: Character?, placeholder: String?, kind: ValueKind<Value>,
    count: Count, defaultWord: String? = nil, help: String
  ) {
    self.init(form: form, name: name, short: short, placeholder: placeholder ?? name, help: help)
    self.count = count
    self.defaultWord = defaultWord
    expectation = kind.expectation
    choices = kind.choices
    completion = kind.completion
    accepts = { kind.read($0) != nil }
  }

  /// Creates a definition without a kind of value.
  init(form: Form, name: String, short: Character?, placeholder: String, help: String) {
    self.form = form
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.help = help
  }

  /// The full spelling, `--name` or `<name>`.
  ///
  /// It is unique within a command.
  package var key: String { form == .argument ? "<\(placeholder)>" : "--\(name)" }

  /// All spellings, such as `-h` and `--help`; empty for an argument.
  package var spellings: [String] {
    form == .argument ? [] : (short.map { ["-\($0)"] } ?? []) + [key]
  }

  /// The words to suggest for an invalid value: its choices, or the completions of a shell.
  var candidates: [String] {
    if choices.isEmpty, case .words(let words) = completion { words } else { choices }
  }

  /// The name in errors, such as `--name <value>`.
  var phrase: String { form == .option ? "\(key) <\(placeholder)>" : key }
}
