/// What a call asks for.
package enum Invocation: Sendable {
  /// To run a command.
  case run(ParsedArguments)
  /// To be shown how a command is used.
  case help(HelpScreen)
  /// To be told the version.
  case version(String)
  /// To be given a script by which a shell completes the command's words.
  case completion(String)
}

extension CommandSpecification {
  /// What `words`, the arguments of the process without its name, ask this root command for.
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

  /// The script that `--generate-completion-script` asks for, as the only words.
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
    guard let shell = option.value(of: [word]) ?? nil else {
      throw UsageError(.invalidValue(word, option.definition), path: path)
    }
    guard given.count == 1 else {
      throw UsageError(.unexpected(Array(given.dropFirst())), path: path)
    }
    return CompletionScript(of: self).text(for: shell)
  }

  /// The command that `help a b` is about.
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
  /// Whether a word that names no subcommand may be meant for the default one.
  fileprivate var defaultTakesArguments: Bool {
    guard let next = command.defaultSubcommand.flatMap(appending) else { return false }
    return !next.command.arguments.isEmpty || next.defaultTakesArguments
  }
}
