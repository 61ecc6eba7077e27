import Architectures
import ArchitectureKit
import CommandLineKit
import Foundation
import Measurement
import Scenarios

/// One interaction in a plain loop, for profilers and outside counters.
enum ProbeCommand {
  static let architecture = Option(
    required: "architecture", .choice(architectures.architectures.map { $0.name }),
    help: "Whose app to run.")
  static let interaction = Option(
    required: "interaction", .choice(Interactions.all.map(\.id)), help: "What to run.")
  static let size = Option(
    "size", .integer(Interactions.fewestNotes...100_000), default: 1_000,
    help: "How many notes there are.")
  static let iterations = Option(
    "iterations", .integer(1...1_000_000), default: 100, help: "How often to run it.")
  static let seed = Option(
    "seed", .integer(0...UInt64.max), default: 1, help: "What the notes are generated from.")

  static let command = CommandSpecification(
    "probe", abstract: "Run one interaction in a plain loop, for valgrind or perf.",
    discussion: """
      Prints what the whole loop counted, preparations and resets included, as JSON.
      """,
    parameters: [architecture, interaction, size, iterations, seed], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let laboratory = AppLaboratory(seed: arguments[seed])
    guard let interaction = Interactions.named(arguments[interaction]) else { return .usage }
    let run = try laboratory.run(
      of: interaction, on: laboratory.variant(arguments[architecture]), size: arguments[size])
    let iterations = arguments[iterations]
    for step in 0..<2 { _ = run.run(step: step) }
    let allocations = try AllocationCounters()
    var defect: String?
    let counts = allocations.measure {
      for step in 2..<2 + iterations where defect == nil { defect = run.run(step: step).defect }
    }
    if let defect { throw CommandFailure(defect, .failed) }
    let report = [
      "iterations": iterations, "mallocs": counts.mallocs, "bytes": counts.bytes,
      "frees": counts.frees, "liveBlocks": counts.liveBlocks,
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try console.output.write(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
    return .done
  }
}
