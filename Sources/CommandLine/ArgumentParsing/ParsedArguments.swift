/// The arguments of one call.
///
/// Every word of them is checked.
///
/// A value is looked up by its declaration: `let rounds = arguments[Self.rounds]`.
package struct ParsedArguments: Sendable {
  /// The command that was called.
  package let path: CommandPath
  private let words: [String: [String]]

  init(path: CommandPath, words: [String: [String]]) {
    self.path = path
    self.words = words
  }

  /// Returns the value of a parameter.
  ///
  /// The command must have declared the parameter.
  package subscript<P: Parameter>(parameter: P) -> P.Value {
    let key = parameter.definition.key
    guard path.command.parameters.contains(where: { $0.key == key }),
      let value = parameter.value(of: words[key] ?? [])
    else { preconditionFailure("'\(path.text)' does not declare \(key) as it is looked up.") }
    return value
  }

  /// Returns the words that give these options and flags, in the order of `parameters`.
  package func words(of parameters: [any Parameter]) -> [String] {
    parameters.map(\.definition).flatMap { definition in
      (words[definition.key] ?? []).flatMap { word in
        if definition.form == .flag { return [definition.key] }
        return word.hasPrefix("-") ? ["\(definition.key)=\(word)"] : [definition.key, word]
      }
    }
  }

  /// Whether the call contains a parameter, even with its default value.
  package func contains(_ parameter: some Parameter) -> Bool {
    words[parameter.definition.key] != nil
  }

  /// Returns an error about arguments that are individually valid, but not in combination or at
  /// this moment.
  ///
  /// `message` is one sentence. The error screen also shows the help of `parameter`.
  package func usageError(
    _ message: String, about parameter: (any Parameter)? = nil
  ) -> UsageError {
    UsageError(.custom(message, about: parameter?.definition), path: path)
  }
}

extension [String] {
  /// The words as one line that a POSIX shell splits into the same words.
  package var shellLine: String {
    map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isPlainInShell }
      return isPlain
        ? word
        : "'"
          + word.split(
            separator: "'", omittingEmptySubsequences: false
          ).joined(separator: "'\\''") + "'"
    }.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isPlainInShell: Bool {
    isASCII && (isLetter || isNumber) || "-_./=:,+@%".contains(self)
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
