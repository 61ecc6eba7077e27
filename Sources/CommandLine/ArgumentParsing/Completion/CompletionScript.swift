/// A script by which a shell completes subcommands, options and their values.
///
/// The script is generated from the command specification, so it is always up to date. Options are
/// completed for their subcommand; without a subcommand, the options of the default one are
/// completed. Nested subcommands are not completed.
package struct CompletionScript: Sendable {
  /// A subcommand as a shell sees it.
  struct Branch: Sendable {
    let name: String
    let abstract: String
    let parameters: [ParameterDefinition]

    /// The named parameters.
    var options: [ParameterDefinition] { parameters.filter { $0.form != .argument } }
    /// The completion of a word without dashes.
    var argument: Completion {
      parameters.first { $0.form == .argument }?.completion ?? .none
    }
  }

  let program: String
  let branches: [Branch]
  /// The name of the default subcommand.
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

  /// Returns the script, which the shell reads when it starts.
  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The names of all subcommands, and `help`.
  var names: [String] { branches.map(\.name) + ["help"] }

  /// The name of the shell function.
  ///
  /// Characters of the program's name that are not valid in a function name are replaced.
  var function: String { "_" + program.map { $0.isLetter || $0.isNumber ? $0 : "_" } }
}
