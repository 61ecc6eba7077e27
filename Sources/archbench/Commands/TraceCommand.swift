import ArchitectureKit
import Catalog
import Interactions
import Report
import Results
import SourceAnalysis
import Study
import Support
import Workshop

/// The command `trace`, which records the lines that an event runs in each architecture.
enum TraceCommand {
  static let interaction = Option(
    repeating: "interaction", placeholder: "id", .choice(Interactions.all.map(\.id)),
    help: "What to record, may be repeated; edit-visible if not given.")
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Whose app to record, may be repeated; all if not given.")
  static let usualSize = 100
  static let size = Option(
    "size", .integer(0...100_000), default: usualSize, help: "How many notes there are.")
  static let format = Option.format(.markdown, .json)

  static let command = CommandSpecification(
    "trace", abstract: "Record the functions and lines that an event runs, in their order.",
    discussion: """
      The architectures are built once more, so that they tell which lines they run; the first \
      time takes two minutes. Then one step of the interaction is played, warm. Each line is listed \
      when it runs for the first time.

      Exit codes: 0 done, 1 nothing could be recorded, 64 usage, 65 the sources are not there.
      """,
    parameters: [interaction, architecture, size, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let project = try ProjectSource.project()
    let asked = arguments[interaction].isEmpty ? ["edit-visible"] : arguments[interaction]
    let interactions = asked.compactMap { Interactions.named($0) }
    let chosen = arguments[architecture].map(\.name)
    let names = chosen.isEmpty ? project.names : chosen
    let traces = try record(interactions, names, arguments, project, console)
    try console.print(
      arguments[format], steps(traces, interactions), json: jsonText(traces, .listed))
    return .done
  }

  private static func record(
    _ interactions: [Interaction], _ names: [String], _ arguments: ParsedArguments,
    _ project: Project, _ console: Console
  ) throws -> [TraceResult] {
    let size = arguments[Self.size]
    if let short = interactions.first(where: { !$0.canDo(with: size) }) {
      throw arguments.usageError(
        "\(short.id) needs \(Figures.counted(short.fewestNotes, "note")) at least, and there are \(size)",
        about: Self.size)
    }
    let progress = console.progress()
    defer { progress.erase() }
    return try TraceRecording(in: project, progress).record(
      interactions.map(\.id), of: names, size: size)
  }

  /// The steps in all architectures, interaction by interaction.
  @DocumentBuilder static func steps(
    _ traces: [TraceResult], _ interactions: [Interaction]
  ) -> Document {
    for interaction in interactions {
      "`\(interaction.id)`: \(interaction.prose)"
      for trace in traces where trace.interaction == interaction.id {
        "**\(trace.architecture)**, at \(Figures.counted(trace.size, "note")):"
        Block.code(trace.steps.map(line).joined(separator: "\n"))
      }
    }
  }

  private static func line(_ step: TraceStep) -> String {
    "\(step.role) · \(step.function) · \(step.file):\(step.lines)"
  }
}
