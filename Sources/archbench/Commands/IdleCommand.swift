import Architectures
import ArchitectureKit
import CommandLineKit
import Measurement
import Scenarios

/// How much an event slows down after idling, which the open loop of a report leaves out.
enum IdleCommand {
  static let events = Option(
    "events", .integer(10...10_000), default: 200, help: "How many events of each kind.")
  static let rate = Option(
    "rate", .integer(1...1_000), default: 60, help: "Idle for one part of so many of a second.")

  static let command = CommandSpecification(
    "idle", abstract: "Compare events in a row with events after idling.",
    discussion: """
      Reports compute the ticks of events that come at a fixed rate from events in a row. This waits \
      for them: events one after another and events after a sleep take turns, ten by ten, on one app.
      """,
    isHidden: true,
    parameters: [
      ProbeCommand.architecture, ProbeCommand.interaction, ProbeCommand.size, events, rate,
    ],
    action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let specimen = try AppLaboratory(seed: 1).makeSpecimen(
      of: architectures.label(of: arguments[ProbeCommand.architecture]),
      size: arguments[ProbeCommand.size])
    let subject = try specimen.subject(for: arguments[ProbeCommand.interaction])
    let idling = IdlingSubject(subject, seconds: 1 / Double(arguments[rate]))
    let runner = EpochRunner(instruments: .machine)
    let count = arguments[events]
    for step in 0..<50 { _ = try runner.run(subject, from: step, count: 1) }
    var inRow: [Double] = []
    var afterIdling: [Double] = []
    for step in 50..<50 + 2 * count {
      if step / 10 % 2 == 0 {
        inRow.append(try runner.run(subject, from: step, count: 1))
      } else {
        afterIdling.append(try runner.run(idling, from: step, count: 1))
      }
    }
    var table = TextTable(
      [.init("events")] + ["p50, ns", "p99, ns", "max, ns"].map { .init($0, .right) })
    for (name, times) in [("in a row", inRow), ("after idling", afterIdling)] {
      table.append(
        [name] + [50, 99, 100].map { "\(Int(Statistics.percentile($0, of: times).rounded()))" })
    }
    try console.output.write(table.markdown())
    return .done
  }
}
