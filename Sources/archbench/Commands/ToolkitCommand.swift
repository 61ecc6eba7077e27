import CommandLineKit
import Foundation
import Measurement

/// One operation of the toolkit in a plain loop, for profilers and outside counters.
enum ToolkitCommand {
  static let operation = Option(
    required: "operation", .choice(of: ToolkitOperation.self), help: "What the toolkit does.")
  static let rows = Option(
    "rows", .integer(15...1_000_000), default: 1_000, help: "How many rows its table has.")

  static let command = CommandSpecification(
    "toolkit", abstract: "Run one operation of the toolkit in a plain loop.",
    discussion: """
      Prints what one operation asks of malloc and of the runtime, as JSON. What it costs in \
      instructions is found by Scripts/check-toolkit.
      """,
    isHidden: true,
    parameters: [operation, rows, ProbeCommand.iterations, ProbeCommand.uncounted], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let operation = arguments[operation]
    let subject = operation.subject(rows: arguments[rows])
    let iterations = arguments[ProbeCommand.iterations]
    var counts: [String: Int] = [:]
    do {
      if arguments.contains(ProbeCommand.uncounted) {
        try CountingLoop.warmUp(subject, steps: 0..<8)
        _ = try CountingLoop(sources: []).count(subject, steps: 8..<8 + iterations)
      } else {
        let pass = CountingPass(sources: ProcessCounters().sources, repeats: iterations)
        let cell = Cell(interaction: operation.rawValue, size: arguments[rows])
        counts = try pass.count(subject, label: "toolkit", cell: cell).warm
      }
    } catch {
      throw CommandFailure(error.description, .failed)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try console.output.write(String(decoding: try encoder.encode(counts), as: UTF8.self) + "\n")
    return .done
  }
}
