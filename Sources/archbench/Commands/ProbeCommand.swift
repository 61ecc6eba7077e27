import ArchitectureKit
import Foundation
import Interactions
import Measurement
import Results
import Support

/// The command `probe`, which runs one interaction in a plain loop for profilers and external
/// counters.
enum ProbeCommand {
  static let architecture = Option(
    required: "architecture", .variant, help: "Whose app to run.")
  static let interaction = Option(
    required: "interaction", .choice(Interactions.all.map(\.id)), help: "What to run.")
  static let size = Option(
    "size", .integer(0...100_000), default: 1_000, help: "How many notes there are.")
  static let iterations = Option(
    "iterations", .integer(1...1_000_000), default: 100, help: "How often to run it.")
  static let seed = Option.seed("What the notes are generated from.")
  static let data = Option("data", .file, help: "Run on the notes in this JSON file instead.")
  static let uncounted = Flag(
    "uncounted", help: "Count nothing, so that a profiler sees the loop alone.")

  static let command = CommandSpecification(
    "probe", abstract: "Run one interaction in a plain loop, for valgrind or perf.",
    discussion: """
      Prints what the loop counted, as JSON: sums over all iterations. Preparations and resets are \
      included, so that an outside count of the loop must equal them.
      """,
    parameters: [architecture, interaction, size, iterations, seed, data, uncounted],
    action: run)

  /// Checks that there are enough notes for the interaction.
  static func requireNotes(_ count: Int, _ arguments: ParsedArguments) throws {
    guard let asked = Interactions.named(arguments[interaction]), !asked.canDo(with: count) else {
      return
    }
    throw arguments.usageError(
      "\(asked.id) needs \(Figures.counted(asked.fewestNotes, "note")) at least, and there are \(count)",
      about: size)
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let notes = try UserNotes.read(arguments[data])
    try requireNotes(notes?.count ?? arguments[size], arguments)
    let factory = CatalogAppFactory(seed: arguments[seed], notes: notes)
    let app = try factory.makeAppUnderTest(
      of: arguments[architecture].name, size: arguments[size])
    let workload = try app.workload(for: arguments[interaction])
    let counters = arguments.contains(uncounted) ? nil : ProcessCounters()
    let sources = counters.map { app.counterSources + $0.sources } ?? []
    let iterations = arguments[iterations]
    let sums: [String: Int]
    do {
      try CountingLoop.warmUp(workload, steps: 0..<2)
      sums = try CountingLoop(sources: sources).count(workload, steps: 2..<2 + iterations)
    } catch {
      throw CommandFailure(error.description, .failed)
    }
    let report = ProbeReport(
      iterations: iterations, sums: sums,
      unavailable: counters?.unavailable.mapValues(\.description) ?? [:])
    try console.output.write(try jsonText(report))
    return .done
  }
}

/// The output of `probe`.
private struct ProbeReport: Encodable {
  let iterations: Int
  /// The counts of all iterations, by their names in `results.json`.
  let sums: [String: Int]
  let unavailable: [String: String]
}
