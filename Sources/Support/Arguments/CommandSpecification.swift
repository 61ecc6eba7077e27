/// A command as a value: its name, its parameters and its action.
///
/// A command either has an action or has subcommands. Parsing, help and errors are all derived from
/// this one value.
package struct CommandSpecification: Sendable {
  /// The work of a command.
  ///
  /// It runs on the main thread.
  ///
  /// It is deliberately synchronous. If the top level of a program awaits, the main actor moves to
  /// a thread pool, and measurements there are unreliable.
  package typealias Action =
    @MainActor @Sendable (_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode

  /// The word that calls the command.
  package let name: String
  /// One sentence for help.
  package let abstract: String
  /// Further paragraphs for help.
  ///
  /// Lines that begin with spaces keep their indentation.
  let discussion: String
  /// Whether help omits the command.
  package let isHidden: Bool
  /// The parameters: options and flags in the order of the help screen, arguments in their
  /// positional order.
  let parameters: [ParameterDefinition]
  /// Groups of parameters that exclude each other.
  let exclusive: [[ParameterDefinition]]
  package let subcommands: [CommandSpecification]
  /// The name of the subcommand that runs when the call names no subcommand.
  let defaultSubcommand: String?
  /// The text that `--version` prints.
  let version: String?
  private let action: Action?

  /// Declares a command with an action.
  package init(
    _ name: String, abstract: String, discussion: String = "", isHidden: Bool = false,
    parameters: [any Parameter] = [], exclusive: [[any Parameter]] = [], action: @escaping Action
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.isHidden = isHidden
    self.parameters = parameters.map(\.definition)
    self.exclusive = exclusive.map { $0.map(\.definition) }
    self.action = action
    (subcommands, defaultSubcommand, version) = ([], nil, nil)
  }

  /// Declares a command that has subcommands.
  ///
  /// `standard` runs when the call names none of them.
  package init(
    _ name: String, abstract: String, version: String,
    default standard: CommandSpecification? = nil, subcommands: [CommandSpecification]
  ) {
    self.name = name
    self.abstract = abstract
    self.version = version
    self.subcommands = subcommands
    defaultSubcommand = standard?.name
    (discussion, isHidden, parameters, exclusive, action) = ("", false, [], [], nil)
  }

  /// The positional parameters.
  var arguments: [ParameterDefinition] { parameters.filter { $0.form == .argument } }

  /// The named parameters, followed by those that every command has.
  var options: [ParameterDefinition] {
    parameters.filter { $0.form != .argument } + (version == nil ? [] : [Self.versionFlag])
      + [Self.helpFlag]
  }

  static let versionFlag = Flag("version", help: "Show the version.").definition
  static let helpFlag = Flag("help", short: "h", help: "Show help information.").definition

  // MARK: - Parsing

  /// What a call asks for.
  package enum Invocation: Sendable {
    case run(ParsedArguments)
    case help(HelpScreen)
    case version(String)
  }

  /// Returns what the arguments of the process, without its name, ask this command for.
  ///
  /// Throws a ``UsageError`` when it does not understand them.
  package func parse(_ words: [String]) throws(UsageError) -> Invocation {
    let path = CommandPath(words: [name], command: self)
    guard !subcommands.isEmpty else { return try ArgumentReader.read(words[...], path: path) }
    guard let word = words.first else {
      return try defaultSubcommand.flatMap(path.appending)
        .map { path throws(UsageError) in try ArgumentReader.read([], path: path) }
        ?? .help(HelpScreen(path))
    }
    if let next = path.appending(word) {
      return try ArgumentReader.read(words.dropFirst(), path: next)
    }
    if Self.helpFlag.spellings.contains(word) { return .help(HelpScreen(path)) }
    if word == "help" {
      guard let name = words.dropFirst().first(where: { !$0.hasPrefix("-") }) else {
        return .help(HelpScreen(path))
      }
      guard let next = path.appending(name) else {
        throw path.unknownSubcommand(name)
      }
      return .help(HelpScreen(next))
    }
    if word == Self.versionFlag.key, let version { return .version(version) }
    guard word.hasPrefix("-") else { throw path.unknownSubcommand(word) }
    guard let next = defaultSubcommand.flatMap(path.appending) else {
      throw path.unknownOption(word)
    }
    return try ArgumentReader.read(words[...], path: next)
  }

  /// Parses the arguments of the process, without its name, and performs the request.
  ///
  /// Prints help and the version to the console's output, and every error to its errors. Returns
  /// the exit code; the caller ends the process.
  @MainActor package func run(_ words: [String], console: Console) -> ExitCode {
    do {
      switch try parse(words) {
      case .help(let screen):
        try console.output.write(screen.text(width: console.outputTerminal.width))
      case .version(let version): try console.output.write(version + "\n")
      case .run(let arguments):
        return try InputFiles.$current.withValue(InputFiles()) {
          try arguments.path.command.action?(arguments, console) ?? .done
        }
      }
      return .done
    } catch let error as UsageError {
      try? console.errors.write(error.text(width: console.errorTerminal.width))
      return .usage
    } catch let failure as CommandFailure {
      let text = failure.description
      if !text.isEmpty { try? console.errors.write(console.errorTerminal.fitted(text) + "\n") }
      return failure.exitCode
    } catch {
      try? console.errors.write("Error: \(error)\n")
      return .failed
    }
  }
}

/// A command and the words that lead to it: help and errors refer to it.
package struct CommandPath: Sendable {
  /// The words that call it: `["archbench", "run"]`.
  package let words: [String]
  /// The command that the last word names.
  package let command: CommandSpecification

  /// Returns the path of a subcommand, or `nil` if there is no subcommand of that name.
  func appending(_ name: String) -> CommandPath? {
    command.subcommands.first { $0.name == name }
      .map { CommandPath(words: words + [name], command: $0) }
  }

  /// The words as a user types them.
  var text: String { words.joined(separator: " ") }
}
