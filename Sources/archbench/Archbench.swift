import Support

/// The root command and its subcommands.
enum Archbench {
  static let command = CommandSpecification(
    "archbench",
    abstract: "Compare app architectures on the same feature, by measurement.",
    version: "0.1.0",
    default: RunCommand.command,
    subcommands: [
      RunCommand.command, ListCommand.command, VerifyCommand.command,
      ReplayCommand.command, PlayCommand.command, RulesCommand.command,
      SourceCommand.command, NewCommand.command, ReportCommand.command,
      CompareCommand.command, TestabilityCommand.command,
      ChangesCommand.command, FormsCommand.command, WindowCommand.command,
      MutantsCommand.command,
      ProbeCommand.command, TraceCommand.command, WorkerCommand.command,
    ])
}
