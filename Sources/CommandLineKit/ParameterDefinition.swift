/// What help, errors, parsing and completion know of a parameter.
package struct ParameterDefinition: Sendable {
  /// How a parameter is written.
  package enum Form: Sendable {
    /// `--name`
    case flag
    /// `--name <value>`
    case option
    /// `<value>`, known by its place.
    case argument
  }

  /// How often a parameter is given.
  package enum Count: Sendable {
    /// Once; to leave it out is an error.
    case required
    /// Once or not at all. Of an option that is given again the last one counts.
    case optional
    /// Any number of times.
    case repeating
  }

  /// How it is written.
  package let form: Form
  /// Its name without dashes.
  package let name: String
  /// The letter of its short form.
  package var short: Character?
  /// What stands for the value in help, without `<` and `>`.
  package var placeholder: String
  /// How often it is given.
  package var count: Count = .optional
  /// One or two sentences for the help screen.
  package let help: String
  /// The word for the value that holds when nothing is given.
  package var defaultWord: String?
  /// What a value must be, to stand after "Expected".
  package var expectation = ""
  /// All valid words; empty when they cannot be listed.
  package var choices: [String] = []
  /// What a shell may offer as its value.
  package var completion: Completion = .none
  /// Whether a word is valid as its value.
  package var accepts: @Sendable (String) -> Bool = { _ in true }

  /// A definition with all that follows from the kind of its value.
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

  /// A definition without a kind of value.
  init(form: Form, name: String, short: Character?, placeholder: String, help: String) {
    self.form = form
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.help = help
  }

  /// The way it is written in full, `--name` or `<name>`; unique in a command.
  package var key: String { form == .argument ? "<\(placeholder)>" : "--\(name)" }

  /// All ways of calling it: `-h`, `--help`; none for an argument.
  package var spellings: [String] {
    form == .argument ? [] : (short.map { ["-\($0)"] } ?? []) + [key]
  }

  /// What may have been meant by an invalid value: its choices, or what a shell would offer.
  var candidates: [String] {
    if choices.isEmpty, case .words(let words) = completion { words } else { choices }
  }

  /// How errors name it: `--name <value>`.
  var phrase: String { form == .option ? "\(key) <\(placeholder)>" : key }
}
