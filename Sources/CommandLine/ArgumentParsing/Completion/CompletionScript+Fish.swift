/// Completion for fish: one line per word, with the condition under which the shell offers it.
extension CompletionScript {
  var fish: String {
    let names = branches.map(\.name).joined(separator: " ")
    let isFirst = "not __fish_seen_subcommand_from \(names) help"
    var lines = [
      "# Completion of \(program) for fish: put this file into ~/.config/fish/completions.",
      "complete -c \(program) -f",
    ]
    for branch in branches {
      lines.append(
        "complete -c \(program) -n '\(isFirst)' -a \(branch.name) -d \(Self.quoted(branch.abstract))"
      )
    }
    lines.append("complete -c \(program) -n '\(isFirst)' -a help -d 'Show help for a subcommand.'")
    lines.append("complete -c \(program) -n '__fish_seen_subcommand_from help' -a '\(names)'")
    for branch in branches {
      // The default subcommand's options are also valid when the call names no subcommand.
      let condition =
        branch.name == standard
        ? "\(isFirst); or __fish_seen_subcommand_from \(branch.name)"
        : "__fish_seen_subcommand_from \(branch.name)"
      lines += branch.parameters.compactMap { Self.line($0) }.map {
        "complete -c \(program) -n '\(condition)' \($0)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the completion of one parameter; `nil` for an argument without possible completions.
  private static func line(_ parameter: ParameterDefinition) -> String? {
    guard parameter.form != .argument else {
      let offer = offer(parameter.completion)
      return offer.isEmpty ? nil : offer
    }
    let short = parameter.short.map { "-s \($0) " } ?? ""
    let value = parameter.form == .option ? "-r \(offer(parameter.completion)) " : ""
    return "\(short)-l \(parameter.name) \(value)-d \(quoted(parameter.help))"
  }

  private static func offer(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .words(let words): "-f -a \(quoted(words.joined(separator: " ")))"
    case .file: "-F"
    case .directory: "-f -a '(__fish_complete_directories)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(String(text.flatMap { "\\'".contains($0) ? ["\\", $0] : [$0] }))'"
  }
}
