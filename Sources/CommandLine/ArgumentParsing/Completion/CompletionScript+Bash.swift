/// Completion for bash: one function that looks at the subcommand and at the previous word.
extension CompletionScript {
  var bash: String {
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
