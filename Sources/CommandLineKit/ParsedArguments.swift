/// The arguments of one call, every word of them checked.
///
/// They are looked up by what declared them: `let rounds = arguments[Self.rounds]`.
package struct ParsedArguments: Sendable {
  /// The command that was called.
  package let path: CommandPath
  private let words: [String: [String]]

  init(path: CommandPath, words: [String: [String]]) {
    self.path = path
    self.words = words
  }

  /// The value of a parameter, which the command must have declared.
  package subscript<P: Parameter>(parameter: P) -> P.Value {
    let key = parameter.definition.key
    guard path.command.parameters.contains(where: { $0.key == key }),
      let value = parameter.value(of: words[key] ?? [])
    else { preconditionFailure("'\(path.text)' does not declare \(key) as it is looked up.") }
    return value
  }

  /// The words that give these parameters, options and flags, once more, in their order.
  package func words(of parameters: [any Parameter]) -> [String] {
    parameters.map(\.definition).flatMap { definition in
      (words[definition.key] ?? []).flatMap { word in
        if definition.form == .flag { return [definition.key] }
        return word.hasPrefix("-") ? ["\(definition.key)=\(word)"] : [definition.key, word]
      }
    }
  }

  /// Whether a parameter was given, be it with its default value.
  package func contains(_ parameter: some Parameter) -> Bool {
    words[parameter.definition.key] != nil
  }

  /// An error, to be thrown, about arguments that are valid each but not together, or not now.
  ///
  /// `message` is one sentence; `parameter` is the one whose help the screen shall repeat.
  package func usageError(
    _ message: String, about parameter: (any Parameter)? = nil
  ) -> UsageError {
    UsageError(.custom(message, about: parameter?.definition), path: path)
  }
}
