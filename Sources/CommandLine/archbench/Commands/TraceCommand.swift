import ArchitectureKit
import ArgumentParsing
import Catalog
import Interactions
import Measurement
import Report
import Results
import SourceAnalysis
import Study
import Support
import Workshop

/// The command `trace`, which records the path of one event through the roles of each architecture.
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
    "trace", abstract: "Record the way of an event through the roles, as sequence diagrams.",
    discussion: """
      The architectures are built once more, so that they tell which functions and lines they run; \
      the first time takes two minutes. Then one step of the interaction is played, warm. A call \
      against the direction of the pattern is marked and told on standard error.

      Exit codes: 0 done, 1 a call goes against its pattern or nothing could be recorded, 64 usage, \
      65 the sources are not there.
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
      arguments[format], diagrams(traces, interactions), json: jsonText(traces, .listed))
    return try printViolations(traces, console)
  }

  private static func record(
    _ interactions: [Interaction], _ names: [String], _ arguments: ParsedArguments,
    _ project: Project, _ console: Console
  ) throws -> [TraceResult] {
    let size = arguments[Self.size]
    if let short = interactions.first(where: { !$0.canDo(with: size) }) {
      throw arguments.usageError(
        "\(short.id) needs \(short.fewestNotes) notes at least, and there are \(size)",
        about: Self.size)
    }
    let progress = console.progress()
    defer { progress.erase() }
    return try TraceRecording(in: project, progress).record(
      interactions.map(\.id), of: names, size: size)
  }

  /// The diagrams of all architectures, interaction by interaction.
  @DocumentBuilder static func diagrams(
    _ traces: [TraceResult], _ interactions: [Interaction]
  ) -> Document {
    for interaction in interactions {
      let own = traces.filter { $0.interaction == interaction.id }
      let sizes = own.map(\.size).uniqued().map { Figures.count($0) }
      "`\(interaction.id)`: \(interaction.prose) At \(sizes.joined(separator: " and ")) notes."
      for trace in own {
        "**\(trace.architecture)**: \(summary(trace))"
        Block.code(String(SequenceDiagram(trace).text.dropLast()), language: "mermaid")
      }
    }
  }

  private static func summary(_ trace: TraceResult) -> String {
    let against = trace.violations.count
    let verdict =
      against == 0 ? "none against the pattern's direction" : "\(against) against the direction"
    return Figures.counted(trace.passages.flatMap(\.arrows).count, "arrow")
      + "\(trace.isSummed ? ", summed up" : ""), \(verdict)."
  }

  /// Prints each call that goes against the direction of its pattern.
  ///
  /// Returns the exit code.
  private static func printViolations(_ traces: [TraceResult], _ console: Console) throws
    -> ExitCode
  {
    var code = ExitCode.done
    for trace in traces {
      for against in Set(trace.violations.compactMap(\.against)).sorted() {
        code = .failed
        try console.errors.write(
          "\(trace.architecture), \(trace.interaction): against the pattern's direction: \(against).\n"
        )
      }
    }
    return code
  }
}
