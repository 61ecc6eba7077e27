import SourceAnalysis

// Checks for what functions and closures do, one statement after the other.

extension SourceCheck {
  /// Checks that the result of each call of a member with arguments is handed on to another member.
  ///
  /// - Parameters:
  ///   - member: such as `subscribe`.
  ///   - end: such as `disposed`.
  ///   - set: the files to check.
  /// - Returns: the check.
  package static func calls(of member: String, endIn end: String, in set: FileSet) -> SourceCheck {
    files(set) { file, _ in
      let tokens = file.outline.tokens
      return tokens.indices.dropLast().filter { index in
        guard tokens[index].text == member, tokens[index].isMember else { return false }
        // The end of the arguments, or of a closure that trails.
        let close = tokens[index + 1].partner ?? index
        return close > index + 2
          && !(close + 2 < tokens.count && tokens[close + 1].text == "."
            && tokens[close + 2].text == end)
      }.map {
        Finding(line: tokens[$0].line, sentence: "what \(member) returns is not \(end) of")
      }
    }
  }

  /// Checks that a state is changed at most once in each branch of a function or closure.
  ///
  /// - Parameters:
  ///   - variable: the state; a change assigns it or a part of it.
  ///   - member: the function that changes several parts together.
  ///   - set: the files to check.
  /// - Returns: the check.
  package static func changesOnceInABody(
    of variable: String, by member: String, in set: FileSet
  ) -> SourceCheck {
    files(set) { file, _ in
      let tokens = file.outline.tokens
      var open: [Int] = []
      var changed: Set<Int> = []
      var findings: [Finding] = []
      for index in tokens.indices {
        let token = tokens[index]
        switch token.text {
        case "{": open.append(index)
        case "}": _ = open.popLast()
        // Each case is a branch.
        case "case", "default":
          if !open.isEmpty { open[open.count - 1] = index }
        default:
          let isChange =
            token.text == member && token.isMember
            || token.text == variable && file.outline.isAssigned(at: index)
          guard isChange, let branch = open.last, !changed.insert(branch).inserted else { break }
          findings.append(
            Finding(line: token.line, sentence: "\(variable) is changed a second time in a row"))
        }
      }
      return findings
    }
  }
}

extension SourceOutline {
  /// Whether a variable, or a part of its value, is assigned.
  fileprivate func isAssigned(at index: Int) -> Bool {
    guard index == 0 || tokens[index - 1].text != "var" else { return false }
    let rest = tokens[(index + 1)...].drop { $0.isMember || [".", "?", "!"].contains($0.text) }
    return rest.first.map { ["=", "+=", "-="].contains($0.text) } ?? false
  }
}
