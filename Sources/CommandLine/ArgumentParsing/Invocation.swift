/// The request that a call makes.
package enum Invocation: Sendable {
  /// Run a command.
  case run(ParsedArguments)
  /// Show how a command is used.
  case help(HelpScreen)
  /// Print the version.
  case version(String)
  /// Print a script by which a shell completes the command's words.
  case completion(String)
}

extension CommandSpecification {
  /// Returns what `words` ask this root command for.
  ///
  /// `words` are the arguments of the process without its name.
  ///
  /// Throws a ``UsageError`` when it does not understand them.
  package func parse(_ words: [String]) throws(UsageError) -> Invocation {
    var path = CommandPath(root: self)
    if let script = try completionScript(words, path) { return .completion(script) }
    var rest = words[...]
    while !path.command.subcommands.isEmpty {
      let word = rest.first
      if let word, let next = path.appending(word) {
        path = next
        rest.removeFirst()
      } else if word == "help" {
        return .help(HelpScreen(try Self.descend(from: path, along: rest.dropFirst())))
      } else if let word, CommandSpecification.helpFlag.spellings.contains(word) {
        return .help(HelpScreen(path))
      } else if word == CommandSpecification.versionFlag.key, let version = path.version {
        return .version(version)
      } else if let word, !word.hasPrefix("-"), !path.defaultTakesArguments {
        throw UsageError(.unknownSubcommand(word), path: path)
      } else if let next = path.command.defaultSubcommand.flatMap(path.appending) {
        path = next
      } else if let word {
        throw UsageError(.unknownOption(word), path: path)
      } else {
        return .help(HelpScreen(path))
      }
    }
    return try ArgumentReader.read(rest, path: path)
  }

  /// Returns the script that `--generate-completion-script` asks for; `nil` if the words do not
  /// begin with that option.
  private func completionScript(
    _ words: [String], _ path: CommandPath
  ) throws(UsageError) -> String? {
    let option = Self.completionOption
    guard let first = words.first else { return nil }
    let parts = first.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.first == option.definition.key else { return nil }
    let given = Array(parts.dropFirst() + words.dropFirst())
    guard let word = given.first else {
      throw UsageError(.missingValue(option.definition), path: path)
    }
    guard (option.value(of: [word]) ?? nil) != nil else {
      throw UsageError(.invalidValue(word, option.definition), path: path)
    }
    guard given.count == 1 else {
      throw UsageError(.unexpected(Array(given.dropFirst())), path: path)
    }
    return CompletionScript(of: self).text
  }

  /// Returns the command that `help a b` is about.
  private static func descend(
    from start: CommandPath, along words: ArraySlice<String>
  ) throws(UsageError) -> CommandPath {
    var path = start
    for word in words where !word.hasPrefix("-") {
      guard let next = path.appending(word) else {
        throw UsageError(.unknownSubcommand(word), path: path)
      }
      path = next
    }
    return path
  }
}

extension CommandPath {
  /// Whether a word that names no subcommand may be an argument of the default one.
  fileprivate var defaultTakesArguments: Bool {
    guard let next = command.defaultSubcommand.flatMap(appending) else { return false }
    return !next.command.arguments.isEmpty || next.defaultTakesArguments
  }
}
