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
      guard conflicting.count < 2 else { throw UsageError(.exclusive(conflicting), path: path) }
    }
    for parameter in path.command.parameters
    where parameter.count == .required && values[parameter.key] == nil {
      throw UsageError(.missing(parameter), path: path)
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
      throw UsageError(.unknownOption(name), path: path)
    }
    if parameter.form == .flag {
      guard attached == nil else {
        throw UsageError(.valueForFlag(parameter, attached ?? ""), path: path)
      }
      values[parameter.key] = [""]
    } else if let attached {
      try add(attached, to: parameter)
    } else if let next = words.first, !Self.isName(next) {
      words.removeFirst()
      try add(next, to: parameter)
    } else {
      throw UsageError(.missingValue(parameter), path: path)
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
    guard rest.isEmpty else { throw UsageError(.unexpected(Array(rest)), path: path) }
  }

  private mutating func add(
    _ word: String, to parameter: ParameterDefinition
  ) throws(UsageError) {
    guard parameter.accepts(word) else {
      throw UsageError(.invalidValue(word, parameter), path: path)
    }
    values[parameter.key, default: []].append(word)
  }
}
