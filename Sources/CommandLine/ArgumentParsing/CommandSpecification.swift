package import Support

/// A command as a value: its name, its parameters and its action.
///
/// A command either has an action or has subcommands. Parsing, help, errors and completion are all
/// derived from this one value.
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
  package let discussion: String
  /// Whether help omits the command.
  package let isHidden: Bool
  /// The parameters: options and flags in the order of the help screen, arguments in their
  /// positional order.
  package let parameters: [ParameterDefinition]
  /// Groups of parameters that exclude each other.
  package let exclusive: [[ParameterDefinition]]
  /// The subcommands.
  package let subcommands: [CommandSpecification]
  /// The name of the subcommand that runs when the call names no subcommand.
  package let defaultSubcommand: String?
  /// The text that `--version` prints, here and in all subcommands.
  package let version: String?

  let action: Action?

  /// Declares a command with an action.
  package init(
    _ name: String, abstract: String, discussion: String = "", isHidden: Bool = false,
    version: String? = nil, parameters: [any Parameter] = [], exclusive: [[any Parameter]] = [],
    action: @escaping Action
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.isHidden = isHidden
    self.version = version
    self.parameters = parameters.map(\.definition)
    self.exclusive = exclusive.map { $0.map(\.definition) }
    self.action = action
    subcommands = []
    defaultSubcommand = nil
  }

  /// Declares a command that has subcommands.
  ///
  /// `standard` runs when the call names none of them.
  package init(
    _ name: String, abstract: String, discussion: String = "", isHidden: Bool = false,
    version: String? = nil, default standard: CommandSpecification? = nil,
    subcommands: [CommandSpecification]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.isHidden = isHidden
    self.version = version
    self.subcommands = subcommands
    defaultSubcommand = standard?.name
    parameters = []
    exclusive = []
    action = nil
  }

  /// The positional parameters.
  var arguments: [ParameterDefinition] { parameters.filter { $0.form == .argument } }

  /// The named parameters, followed by those that every command has.
  package func options(withVersion: Bool) -> [ParameterDefinition] {
    parameters.filter { $0.form != .argument } + (withVersion ? [Self.versionFlag] : [])
      + [Self.helpFlag]
  }

  static let versionFlag = Flag("version", help: "Show the version.").definition
  /// An option of the root command.
  ///
  /// Help does not list it, as is usual for commands of this kind.
  static let completionOption = Option(
    "generate-completion-script", placeholder: "shell", .choice(["bash"]), help: "")
  static let helpFlag = Flag("help", short: "h", help: "Show help information.").definition
}

extension CommandSpecification {
  /// Parses the arguments of the process, without its name, and performs the request.
  ///
  /// Prints help and the version to the console's output, and every error to its errors. Returns
  /// the exit code; the caller ends the process.
  @MainActor package func run(_ words: [String], console: Console) -> ExitCode {
    do {
      switch try parse(words) {
      case .help(let screen):
        try console.output.write(screen.text(width: console.outputTerminal.width))
      case .version(let version):
        try console.output.write(version + "\n")
      case .completion(let script):
        try console.output.write(script)
      case .run(let arguments):
        return try arguments.path.command.action?(arguments, console) ?? .done
      }
      return .done
    } catch is Output.Closed {
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
