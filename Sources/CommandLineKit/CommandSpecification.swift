/// A command as a value: what it is called, what it takes, and what it does.
///
/// A command either acts or has subcommands. Parsing, help, errors and completion are all derived
/// from this one value.
package struct CommandSpecification: Sendable {
  /// What a command does with its arguments, on the main thread.
  ///
  /// It is synchronous on purpose: the top level of a program that awaits anything gives its first
  /// thread away, and its main actor then runs on threads of a pool, where nobody wants to measure.
  package typealias Action =
    @MainActor @Sendable (_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode

  /// The word that calls it.
  package let name: String
  /// One sentence for help.
  package let abstract: String
  /// Further paragraphs for help; lines that begin with spaces keep their indentation.
  package let discussion: String
  /// Whether help keeps silent about it.
  package let isHidden: Bool
  /// What it takes: options and flags as help shall list them, arguments in their order.
  package let parameters: [ParameterDefinition]
  /// Groups of which at most one parameter may be given.
  package let exclusive: [[ParameterDefinition]]
  /// The commands below it.
  package let subcommands: [CommandSpecification]
  /// The name of the subcommand that is meant when none is named.
  package let defaultSubcommand: String?
  /// What `--version` prints, here and in all subcommands.
  package let version: String?

  let action: Action?

  /// Declares a command that acts.
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

  /// Declares a command that consists of others; `standard` is meant when none is named.
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

  /// Its parameters that are known by their place.
  var arguments: [ParameterDefinition] { parameters.filter { $0.form == .argument } }

  /// Its parameters that are known by their name, then those that every command has.
  package func options(withVersion: Bool) -> [ParameterDefinition] {
    parameters.filter { $0.form != .argument } + (withVersion ? [Self.versionFlag] : [])
      + [Self.helpFlag]
  }

  static let versionFlag = Flag("version", help: "Show the version.").definition
  /// The root command's; as with other commands of this kind, help does not list it.
  static let completionOption = Option(
    "generate-completion-script", placeholder: "shell", .choice(of: Shell.self), help: "")
  static let helpFlag = Flag("help", short: "h", help: "Show help information.").definition
}
