/// A command together with the way to it from the root, which help and errors are about.
package struct CommandPath: Sendable {
  /// The words that call it: `["archbench", "run"]`.
  package let words: [String]
  /// The command at the end of the way.
  package let command: CommandSpecification
  /// What `--version` prints here.
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

  /// The way one step further; nothing when there is no subcommand of that name.
  func appending(_ name: String) -> CommandPath? {
    guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
    return CommandPath(words: words + [name], command: next, version: next.version ?? version)
  }

  /// The way as a person types it.
  var text: String { words.joined(separator: " ") }

  /// All options that hold here.
  var options: [ParameterDefinition] { command.options(withVersion: version != nil) }
}
