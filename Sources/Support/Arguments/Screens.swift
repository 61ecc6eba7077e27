/// The help screen of a command.
///
/// The wording of all help and of all usage errors is in this file.
package struct HelpScreen: Sendable {
  /// The column in which explanations begin.
  private static let labelWidth = 26
  /// The largest number of optional parameters that the usage line lists one by one.
  ///
  /// With more of them, the line shows `[<options>]` instead.
  private static let usageLimit = 12

  private let path: CommandPath

  init(_ path: CommandPath) {
    self.path = path
  }

  /// Returns the whole screen, at most `width` columns wide, ending in a newline.
  package func text(width: Int) -> String {
    let command = path.command
    var sections = [
      wrapped(command.abstract, width: width, indent: 0, lead: "OVERVIEW: "),
      command.discussion.isEmpty
        ? [] : wrapped(command.discussion, width: width, indent: 0, lead: ""),
      usage(width: width, lead: "USAGE: "),
      section("ARGUMENTS:", command.arguments.map { ($0.key, Self.explanation($0)) }, width),
      section("OPTIONS:", command.options.map { (Self.label($0), Self.explanation($0)) }, width),
      section("SUBCOMMANDS:", subcommands, width),
    ]
    if !subcommands.isEmpty {
      sections.append(["  See '\(path.text) help <subcommand>' for detailed help."])
    }
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Returns the usage pattern, wrapped between its parts.
  fileprivate func usage(width: Int, lead: String) -> [String] {
    let command = path.command
    guard command.subcommands.isEmpty else { return ["\(lead)\(path.text) <subcommand>"] }
    let always = command.parameters.filter { $0.form == .argument || $0.count == .required }
    let isLong = command.parameters.count - always.count > Self.usageLimit
    let shown = isLong ? always : command.parameters
    let parts = [path.text] + (isLong ? ["[<options>]"] : []) + shown.map(Self.pattern)
    return wrapped(parts, width: width, indent: lead.count + path.text.count + 1, lead: lead)
  }

  private var subcommands: [(String, String)] {
    path.command.subcommands.filter { !$0.isHidden }.map {
      ($0.name + ($0.name == path.command.defaultSubcommand ? " (default)" : ""), $0.abstract)
    }
  }

  private func section(
    _ title: String, _ rows: [(label: String, text: String)], _ width: Int
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [title]
      + rows.flatMap { row in
        let lead = "  " + row.label
        let room = Self.labelWidth - displayWidth(lead)
        let margin = String(repeating: " ", count: room < 1 ? Self.labelWidth : room)
        return (room < 1 ? [lead] : [])
          + wrapped(
            row.text, width: width, indent: Self.labelWidth, lead: (room < 1 ? "" : lead) + margin)
      }
  }

  private static func label(_ parameter: ParameterDefinition) -> String {
    parameter.spellings.joined(separator: ", ")
      + (parameter.form == .option ? " <\(parameter.placeholder)>" : "")
  }

  private static func explanation(_ parameter: ParameterDefinition) -> String {
    let facts = [
      parameter.choices.isEmpty
        ? nil : "values: " + parameter.choices.joined(separator: ", "),
      parameter.defaultWord.map { "default: \($0)" },
    ].compactMap(\.self)
    return [parameter.help, facts.isEmpty ? "" : "(\(facts.joined(separator: "; ")))"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func pattern(_ parameter: ParameterDefinition) -> String {
    switch parameter.count {
    case .required: parameter.phrase
    case .optional: "[\(parameter.phrase)]"
    case .repeating: "[\(parameter.phrase) ...]"
    }
  }
}

/// An error in the arguments of a call.
package struct UsageError: Error {
  /// The mistake, with a suggestion if there is one.
  package let message: String
  /// The parameter that the error is about.
  ///
  /// Its help is part of the screen.
  private let parameter: ParameterDefinition?
  /// The command that was called.
  package let path: CommandPath

  init(_ message: String, about parameter: ParameterDefinition? = nil, path: CommandPath) {
    self.message = message
    self.parameter = parameter
    self.path = path
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
}

extension CommandPath {
  func unknownOption(_ name: String) -> UsageError {
    let known = command.options.flatMap(\.spellings).filter { $0.hasPrefix("--") }
    return UsageError("Unknown option '\(name)'." + suggestion(for: name, among: known), path: self)
  }

  func unknownSubcommand(_ name: String) -> UsageError {
    let known = command.subcommands.filter { !$0.isHidden }.map(\.name)
    return UsageError(
      "Unknown subcommand '\(name)'." + suggestion(for: name, among: known), path: self)
  }

  func missingValue(of parameter: ParameterDefinition) -> UsageError {
    UsageError("Missing value for '\(parameter.phrase)'.", about: parameter, path: self)
  }

  func value(_ value: String, ofFlag flag: ParameterDefinition) -> UsageError {
    UsageError(
      "The flag '\(flag.key)' takes no value, but '\(value)' was given.", about: flag, path: self)
  }

  func invalidValue(_ value: String, of parameter: ParameterDefinition) -> UsageError {
    UsageError(
      "The value '\(value)' is invalid for '\(parameter.phrase)'."
        + suggestion(for: value, among: parameter.candidates)
        + " Expected \(parameter.expectation).", about: parameter, path: self)
  }

  func missing(_ parameter: ParameterDefinition) -> UsageError {
    UsageError("Missing expected argument '\(parameter.phrase)'.", about: parameter, path: self)
  }

  func unexpected(_ words: [String]) -> UsageError {
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    let what = words.count == 1 ? "Unexpected argument" : "\(words.count) unexpected arguments:"
    return UsageError("\(what) \(list).", path: self)
  }

  func exclusive(_ parameters: [ParameterDefinition]) -> UsageError {
    let list = parameters.map { "'\($0.key)'" }.joined(separator: " and ")
    return UsageError("\(list) cannot be given together.", path: self)
  }

  /// Returns a question for the known word that an unknown word most likely stands for.
  ///
  /// Case and leading dashes are ignored. A known word that begins with `word` is near. So is one
  /// with two letters more or less, where a wrong letter is one less and one more.
  private func suggestion(for word: String, among known: [String]) -> String {
    func letters(_ word: String) -> [Character] { Array(word.lowercased().drop { $0 == "-" }) }
    let target = letters(word)
    guard !target.isEmpty else { return "" }
    var nearest = target.count > 1 ? known.first { letters($0).starts(with: target) } : nil
    if nearest == nil {
      nearest =
        known.map { (name: $0, distance: letters($0).difference(from: target).count) }
        .filter { $0.distance <= 2 && $0.distance < letters($0.name).count }
        .min { $0.distance < $1.distance }?.name
    }
    return nearest.map { " Did you mean '\($0)'?" } ?? ""
  }
}
