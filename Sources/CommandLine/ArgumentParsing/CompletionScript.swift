/// The completions that a shell may offer for a value.
package enum Completion: Sendable, Equatable {
  /// No completion is possible.
  case none
  /// One of these words.
  case words([String])
  /// An existing file.
  case file
  /// An existing folder.
  case directory
}

/// A script by which bash completes subcommands, options and their values: one function that looks at
/// the subcommand and at the previous word.
///
/// The script is generated from the command specification, so it is always up to date. Options are
/// completed for their subcommand; without a subcommand, the options of the default one are
/// completed. Nested subcommands are not completed.
package struct CompletionScript: Sendable {
  /// A subcommand as a shell sees it.
  struct Branch: Sendable {
    let name: String
    /// The named parameters.
    let options: [ParameterDefinition]
    /// The completion of a word without dashes.
    let argument: Completion
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
        name: command.name,
        options: command.options(withVersion: root.version != nil),
        argument: command.arguments.first?.completion ?? .none)
    }
    standard = root.defaultSubcommand ?? ""
  }

  /// The script, which the shell reads when it starts.
  package var text: String {
    """
    # Completion of \(program) for bash: source this file, or put it where bash-completion looks.
    \(function)_paths() {
      local IFS=$'\\n'
      # Bash then quotes what it inserts and ends folders with a slash; the one of macOS cannot.
      if type -t compopt > /dev/null; then compopt -o filenames; fi
      COMPREPLY=($(compgen "$1" -- "${COMP_WORDS[COMP_CWORD]}"))
    }
    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command='' word
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(names.joined(separator: "|"))) command=$word; break ;;
        esac
      done
      COMPREPLY=()
      case "${command:-\(standard)} $previous" in
    \(values.joined(separator: "\n"))
      esac
      case $command in
        '')
          \(Self.offer(names + (branches.first { $0.name == standard }.map(Self.words) ?? [])))
          ;;
    \(cases.joined(separator: "\n"))
        help)
          \(Self.offer(branches.map(\.name)))
          ;;
      esac
    }
    complete -F \(function) \(program)

    """
  }

  /// The names of all subcommands, and `help`.
  var names: [String] { branches.map(\.name) + ["help"] }

  /// The name of the shell function.
  ///
  /// Characters of the program's name that are not valid in a function name are replaced.
  var function: String { "_" + program.map { $0.isLetter || $0.isNumber ? $0 : "_" } }

  /// The completions after each option that takes a value.
  private var values: [String] {
    branches.flatMap { branch in
      branch.options.filter { $0.form == .option }.map { option in
        let patterns = option.spellings.map { "'\(branch.name) \($0)'" }.joined(separator: "|")
        let offer = offer(option.completion)
        return "    \(patterns)) \(offer.isEmpty ? "" : offer + "; ")return ;;"
      }
    }
  }

  private var cases: [String] {
    branches.map { branch in
      let files = offer(branch.argument)
      return """
            \(branch.name))
              if [[ $current == -* ]]; then
                \(Self.offer(Self.words(branch)))
              else
                \(files.isEmpty ? Self.offer(Self.words(branch)) : files)
              fi
              ;;
        """
    }
  }

  private static func words(_ branch: Branch) -> [String] { branch.options.flatMap(\.spellings) }

  private static func offer(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
  }

  /// Returns the shell code that offers a completion; empty if no completion is possible.
  private func offer(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .words(let words): Self.offer(words)
    case .file: "\(function)_paths -f"
    case .directory: "\(function)_paths -d"
    }
  }
}
