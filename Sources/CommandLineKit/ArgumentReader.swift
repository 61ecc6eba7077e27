/// Sorts the words of a call to the parameters of the command that acts.
struct ArgumentReader {
  private let path: CommandPath
  private var words: ArraySlice<String>
  private var placed: [String] = []
  private var given: [String: [String]] = [:]

  /// What the words ask the command for; to ask for help or the version wins over any error.
  static func read(
    _ words: ArraySlice<String>, path: CommandPath
  ) throws(UsageError) -> Invocation {
    let named = words.prefix { $0 != "--" }
    if named.contains(where: CommandSpecification.helpFlag.spellings.contains) {
      return .help(HelpScreen(path))
    }
    if named.contains(CommandSpecification.versionFlag.key), let version = path.version {
      return .version(version)
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
        placed += words
        break
      } else if Self.isName(word) {
        try readName(word)
      } else {
        placed.append(word)
      }
    }
    try place()
    for group in path.command.exclusive {
      let both = group.filter { given[$0.key] != nil }
      guard both.count < 2 else { throw UsageError(.exclusive(both), path: path) }
    }
    for parameter in path.command.parameters
    where parameter.count == .required && given[parameter.key] == nil {
      throw UsageError(.missing(parameter), path: path)
    }
    return ParsedArguments(path: path, words: given)
  }

  /// A word with a dash names something, unless it is a negative number or the dash alone, which
  /// by custom stands for standard input.
  private static func isName(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return !((second.isNumber || second == ".") && Double(word) != nil)
  }

  private mutating func readName(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let parameter = path.options.first(where: { $0.spellings.contains(name) }) else {
      throw UsageError(.unknownOption(name), path: path)
    }
    if parameter.form == .flag {
      guard attached == nil else {
        throw UsageError(.valueForFlag(parameter, attached ?? ""), path: path)
      }
      given[parameter.key] = [""]
    } else if let attached {
      try add(attached, to: parameter)
    } else if let next = words.first, !Self.isName(next) {
      words.removeFirst()
      try add(next, to: parameter)
    } else {
      throw UsageError(.missingValue(parameter), path: path)
    }
  }

  private mutating func place() throws(UsageError) {
    var rest = placed[...]
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
    given[parameter.key, default: []].append(word)
  }
}
