/// The arguments of one call.
///
/// Every word of them is checked.
///
/// A value is looked up by its declaration: `let rounds = arguments[Self.rounds]`.
package struct ParsedArguments: Sendable {
  /// The command that was called.
  package let path: CommandPath
  private let words: [String: [String]]

  init(path: CommandPath, words: [String: [String]]) {
    self.path = path
    self.words = words
  }

  /// Returns the value of a parameter.
  ///
  /// The command must have declared the parameter.
  package subscript<P: Parameter>(parameter: P) -> P.Value {
    let key = parameter.definition.key
    guard path.command.parameters.contains(where: { $0.key == key }),
      let value = parameter.value(of: words[key] ?? [])
    else { preconditionFailure("'\(path.text)' does not declare \(key) as it is looked up.") }
    return value
  }

  /// Returns the words that give these options and flags, in the order of `parameters`.
  package func words(of parameters: [any Parameter]) -> [String] {
    parameters.map(\.definition).flatMap { definition in
      (words[definition.key] ?? []).flatMap { word in
        if definition.form == .flag { return [definition.key] }
        return word.hasPrefix("-") ? ["\(definition.key)=\(word)"] : [definition.key, word]
      }
    }
  }

  /// Whether the call contains a parameter, even with its default value.
  package func contains(_ parameter: some Parameter) -> Bool {
    words[parameter.definition.key] != nil
  }

  /// Returns an error about arguments that are individually valid, but not in combination or at
  /// this moment.
  ///
  /// `message` is one sentence. The error screen also shows the help of `parameter`.
  package func usageError(
    _ message: String, about parameter: (any Parameter)? = nil
  ) -> UsageError {
    UsageError(message, about: parameter?.definition, path: path)
  }
}

/// Assigns the words of a call to the parameters of the called command.
struct ArgumentReader {
  private let path: CommandPath
  private var words: ArraySlice<String>
  private var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// Returns what the words ask the command for.
  ///
  /// A request for help takes precedence over any error.
  static func read(
    _ words: ArraySlice<String>, path: CommandPath
  ) throws(UsageError) -> CommandSpecification.Invocation {
    let named = words.prefix { $0 != "--" }
    if named.contains(where: CommandSpecification.helpFlag.spellings.contains) {
      return .help(HelpScreen(path))
    }
    var reader = ArgumentReader(path: path, words: words)
    return .run(try reader.run())
  }

  private init(path: CommandPath, words: ArraySlice<String>) {
    self.path = path
    self.words = words
  }

  private mutating func run() throws(UsageError) -> ParsedArguments {
    while let word = words.popFirst() {
      if word == "--" {
        positional += words
        break
      } else if Self.isName(word) {
        try readName(word)
      } else {
        positional.append(word)
      }
    }
    try assignPositional()
    for group in path.command.exclusive {
      let conflicting = group.filter { values[$0.key] != nil }
      guard conflicting.count < 2 else { throw path.exclusive(conflicting) }
    }
    for parameter in path.command.parameters
    where parameter.count == .required && values[parameter.key] == nil {
      throw path.missing(parameter)
    }
    return ParsedArguments(path: path, words: values)
  }

  /// Returns whether a word is the name of an option or a flag.
  ///
  /// A word with a leading dash is a name, with two exceptions: a negative number, and a lone dash,
  /// which conventionally means standard input.
  private static func isName(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return !((second.isNumber || second == ".") && Double(word) != nil)
  }

  private mutating func readName(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let parameter = path.command.options.first(where: { $0.spellings.contains(name) }) else {
      throw path.unknownOption(name)
    }
    if parameter.form == .flag {
      if let attached { throw path.value(attached, ofFlag: parameter) }
      values[parameter.key] = [""]
    } else if let attached {
      try add(attached, to: parameter)
    } else if let next = words.first, !Self.isName(next) {
      words.removeFirst()
      try add(next, to: parameter)
    } else {
      throw path.missingValue(of: parameter)
    }
  }

  private mutating func assignPositional() throws(UsageError) {
    var rest = positional[...]
    for argument in path.command.arguments {
      if argument.count == .repeating {
        while let word = rest.popFirst() { try add(word, to: argument) }
      } else if let word = rest.popFirst() {
        try add(word, to: argument)
      }
    }
    guard rest.isEmpty else { throw path.unexpected(Array(rest)) }
  }

  private mutating func add(
    _ word: String, to parameter: ParameterDefinition
  ) throws(UsageError) {
    guard parameter.accepts(word) else { throw path.invalidValue(word, of: parameter) }
    values[parameter.key, default: []].append(word)
  }
}

extension [String] {
  /// The words as one line that a POSIX shell splits into the same words.
  package var shellLine: String {
    map { word in
      let isPlain = !word.isEmpty && word.allSatisfy(\.isPlainInShell)
      return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isPlainInShell: Bool {
    isASCII && (isLetter || isNumber) || "-_./=:,+@%".contains(self)
  }
}
