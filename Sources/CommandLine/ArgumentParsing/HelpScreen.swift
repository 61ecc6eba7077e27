import Support

/// The help screen of a command.
///
/// The wording and layout of all help is in this type.
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
  func usage(width: Int, lead: String) -> [String] {
    let command = path.command
    guard command.subcommands.isEmpty else { return ["\(lead)\(path.text) <subcommand>"] }
    let isLong =
      command.parameters.filter { $0.form != .argument && $0.count != .required }.count
      > Self.usageLimit
    let shown = command.parameters.filter {
      !isLong || $0.form == .argument || $0.count == .required
    }
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
        let padding = Self.labelWidth - displayWidth(lead)
        guard padding < 1 else {
          return wrapped(
            row.text, width: width, indent: Self.labelWidth,
            lead: lead + String(repeating: " ", count: padding))
        }
        let margin = String(repeating: " ", count: Self.labelWidth)
        return [lead] + wrapped(row.text, width: width, indent: Self.labelWidth, lead: margin)
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
    let help = parameter.help.isEmpty ? [] : [parameter.help]
    return (help + (facts.isEmpty ? [] : ["(\(facts.joined(separator: "; ")))"]))
      .joined(separator: " ")
  }

  private static func pattern(_ parameter: ParameterDefinition) -> String {
    switch parameter.count {
    case .required: parameter.phrase
    case .optional: "[\(parameter.phrase)]"
    case .repeating: "[\(parameter.phrase) ...]"
    }
  }
}
