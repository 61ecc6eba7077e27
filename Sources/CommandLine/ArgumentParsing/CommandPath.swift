/// A command and the words that lead to it from the root command.
///
/// Help and errors refer to it.
package struct CommandPath: Sendable {
  /// The words that call it: `["archbench", "run"]`.
  package let words: [String]
  /// The command that the last word names.
  package let command: CommandSpecification
  /// The text that `--version` prints for this command.
  package let version: String?

  init(root: CommandSpecification) {
    words = [root.name]
    command = root
    version = root.version
  }

  private init(words: [String], command: CommandSpecification, version: String?) {
    self.words = words
    self.command = command
    self.version = version
  }

  /// Returns the path of a subcommand, or `nil` if there is no subcommand of that name.
  func appending(_ name: String) -> CommandPath? {
    guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
    return CommandPath(words: words + [name], command: next, version: next.version ?? version)
  }

  /// The words as a user types them.
  var text: String { words.joined(separator: " ") }

  /// All options that are valid for this command.
  var options: [ParameterDefinition] { command.options(withVersion: version != nil) }
}
