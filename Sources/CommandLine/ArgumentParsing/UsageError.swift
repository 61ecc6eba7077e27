import Support

/// An error in the arguments of a call.
///
/// The wording of all usage errors is in this type.
package struct UsageError: Error {
  /// What was wrong.
  package enum Kind: Sendable {
    /// A word with dashes that is not the name of any option.
    case unknownOption(String)
    /// A word that is not the name of any subcommand.
    case unknownSubcommand(String)
    /// An option without the value it needs.
    case missingValue(ParameterDefinition)
    /// A flag with a value, `--flag=value`.
    case valueForFlag(ParameterDefinition, String)
    /// A value of the wrong kind.
    case invalidValue(String, ParameterDefinition)
    /// A required parameter that was not given.
    case missing(ParameterDefinition)
    /// More arguments than the command takes.
    case unexpected([String])
    /// Parameters that exclude each other.
    case exclusive([ParameterDefinition])
    /// An error that only the command itself can detect.
    case custom(String, about: ParameterDefinition?)
  }

  /// What was wrong.
  package let kind: Kind
  /// The command that was called.
  package let path: CommandPath

  init(_ kind: Kind, path: CommandPath) {
    self.kind = kind
    self.path = path
  }

  /// The error message in one line, with a suggestion if there is one.
  package var message: String {
    switch kind {
    case .unknownOption(let name):
      let known = path.command.options.flatMap(\.spellings).filter { $0.hasPrefix("--") }
      return "Unknown option '\(name)'." + Self.suggestion(for: name, among: known)
    case .unknownSubcommand(let name):
      let known = path.command.subcommands.filter { !$0.isHidden }.map(\.name)
      return "Unknown subcommand '\(name)'." + Self.suggestion(for: name, among: known)
    case .missingValue(let parameter):
      return "Missing value for '\(parameter.phrase)'."
    case .valueForFlag(let parameter, let value):
      return "The flag '\(parameter.key)' takes no value, but '\(value)' was given."
    case .invalidValue(let value, let parameter):
      return "The value '\(value)' is invalid for '\(parameter.phrase)'."
        + Self.suggestion(for: value, among: parameter.candidates)
        + " Expected \(parameter.expectation)."
    case .missing(let parameter):
      return "Missing expected argument '\(parameter.phrase)'."
    case .unexpected(let words) where words.count == 1:
      return "Unexpected argument '\(words[0])'."
    case .unexpected(let words):
      let list = words.map { "'\($0)'" }.joined(separator: ", ")
      return "\(words.count) unexpected arguments: \(list)."
    case .exclusive(let parameters):
      let list = parameters.map { "'\($0.key)'" }.joined(separator: " and ")
      return "\(list) cannot be given together."
    case .custom(let message, _):
      return message
    }
  }

  /// Returns the whole screen, at most `width` columns wide, ending in a newline.
  package func text(width: Int) -> String {
    var lines = wrapped(message, width: width, indent: 7, lead: "Error: ")
    if let parameter, !parameter.help.isEmpty {
      let lead = "Help:  \(parameter.phrase)  "
      lines += wrapped(parameter.help, width: width, indent: 7, lead: lead)
    }
    lines += HelpScreen(path).usage(width: width, lead: "Usage: ")
    lines += ["  See '\(path.text) --help' for more information."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The parameter that the error is about.
  ///
  /// Its help is part of the screen.
  private var parameter: ParameterDefinition? {
    switch kind {
    case .missingValue(let parameter), .valueForFlag(let parameter, _),
      .invalidValue(_, let parameter), .missing(let parameter):
      parameter
    case .custom(_, let parameter): parameter
    case .unknownOption, .unknownSubcommand, .unexpected, .exclusive: nil
    }
  }

  private static func suggestion(for word: String, among known: [String]) -> String {
    Suggestion.nearest(to: word, among: known).map { " Did you mean '\($0)'?" } ?? ""
  }
}

/// Finds the known word that an unknown word most likely stands for.
enum Suggestion {
  /// Returns the first of the `known` words that are nearest to `word`; `nil` if none is near.
  ///
  /// Case and leading dashes are ignored. A known word that begins with `word` is near. So is one
  /// with two letters more or less, where a wrong letter is one less and one more.
  static func nearest(to word: String, among known: [String]) -> String? {
    let target = letters(word)
    guard !target.isEmpty else { return nil }
    if target.count > 1, let whole = known.first(where: { letters($0).starts(with: target) }) {
      return whole
    }
    let ranked = known.map { (name: $0, distance: letters($0).difference(from: target).count) }
    let near = ranked.filter { $0.distance <= 2 && $0.distance < letters($0.name).count }
    return near.min { $0.distance < $1.distance }?.name
  }

  private static func letters(_ word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
  }
}
