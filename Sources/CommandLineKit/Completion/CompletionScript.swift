/// A script that teaches a shell the words of a command: subcommands, options, and their values.
///
/// It is written from the specification, as help is, so it is never behind. Options belong to their
/// subcommand; where none is named yet, to the default one. Subcommands of subcommands are not
/// completed.
package struct CompletionScript: Sendable {
  /// A subcommand as a shell sees it.
  struct Branch: Sendable {
    let name: String
    let abstract: String
    let parameters: [ParameterDefinition]

    /// What is given by name.
    var options: [ParameterDefinition] { parameters.filter { $0.form != .argument } }
    /// What is offered where a word without dashes is due.
    var argument: Completion {
      parameters.first { $0.form == .argument }?.completion ?? .none
    }
  }

  let program: String
  let branches: [Branch]
  /// The name of the one that is meant when none is named.
  let standard: String

  /// - Parameter root: the command that the process runs.
  package init(of root: CommandSpecification) {
    program = root.name
    branches = root.subcommands.filter { !$0.isHidden }.map { command in
      Branch(
        name: command.name, abstract: command.abstract,
        parameters: command.arguments + command.options(withVersion: root.version != nil))
    }
    standard = root.defaultSubcommand ?? ""
  }

  /// The script, to be read by the shell at its start.
  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The names of all subcommands, and `help`.
  var names: [String] { branches.map(\.name) + ["help"] }

  /// The name of the shell function: a program's may have characters that a function's may not.
  var function: String { "_" + program.map { $0.isLetter || $0.isNumber ? $0 : "_" } }
}
