/// Completion for zsh: one call of `_arguments` per subcommand.
extension CompletionScript {
  var zsh: String {
    """
    #compdef \(program)
    # Completion of \(program) for zsh: put this file as \(function) into a folder of $fpath.
    \(function)() {
      local -a subcommands=(
    \((branches.map { ($0.name, $0.abstract) } + [("help", "Show help for a subcommand.")])
        .map { "    \(Self.quoted("\($0.0):\($0.1)"))" }.joined(separator: "\n"))
      )
      local command=${words[2]}
      if (( CURRENT == 2 )) && [[ $command != -* ]]; then
        _describe subcommand subcommands
        return
      fi
      case $command in
        \(branches.map(\.name).joined(separator: "|"))) shift words; (( CURRENT -= 1 )) ;;
        help) _values subcommand \(branches.map(\.name).joined(separator: " ")); return ;;
        *) command=\(standard) ;;
      esac
      case $command in
    \(branches.map(branchText).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == \(function) ]]; then \(function) "$@"; else compdef \(function) \(program); fi

    """
  }

  private func branchText(_ branch: Branch) -> String {
    let specifications = branch.parameters.map { "        \(Self.specification($0))" }
    return """
          \(branch.name))
            _arguments \\
      \(specifications.joined(separator: " \\\n"))
            ;;
      """
  }

  private static func specification(_ parameter: ParameterDefinition) -> String {
    let action = ":\(escaped(parameter.placeholder)):\(action(parameter.completion))"
    guard parameter.form != .argument else {
      return quoted((parameter.count == .repeating ? "*" : "") + action)
    }
    let tail = "[\(escaped(parameter.help))]" + (parameter.form == .option ? action : "")
    return parameter.spellings.map { name in
      quoted((parameter.count == .repeating ? "*" : "") + name + tail)
    }.joined(separator: " ")
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .words(let words): "(\(words.map(escaped).joined(separator: " ")))"
    case .file: "_files"
    case .directory: "_files -/"
    }
  }

  /// Escapes the characters that have a meaning inside a specification of `_arguments`.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\[]:()".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
