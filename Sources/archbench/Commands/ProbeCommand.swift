import ArchitectureKit
import Architectures
import CommandLineKit
import Foundation
import Measurement
import Scenarios

/// One interaction in a plain loop, for profilers and outside counters.
enum ProbeCommand {
  static let architecture = Option(
    required: "architecture", .variant, help: "Whose app to run.")
  static let interaction = Option(
    required: "interaction", .choice(Interactions.all.map(\.id)), help: "What to run.")
  static let size = Option(
    "size", .integer(0...100_000), default: 1_000, help: "How many notes there are.")
  static let iterations = Option(
    "iterations", .integer(1...1_000_000), default: 100, help: "How often to run it.")
  static let seed = Option(
    "seed", .integer(0...UInt64.max), default: 1, help: "What the notes are generated from.")
  static let data = Option("data", .file, help: "Run on the notes in this JSON file instead.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .json, help: "How to print the counters.")
  static let uncounted = Flag(
    "uncounted", help: "Count nothing, so that a profiler sees the loop alone.")

  /// What the counters are printed as.
  enum Format: String, CaseIterable, Sendable {
    case json
  }

  static let command = CommandSpecification(
    "probe", abstract: "Run one interaction in a plain loop, for valgrind or perf.",
    discussion: """
      Prints what the loop counted, as JSON: sums over all iterations, and counters per iteration. \
      Preparations and resets are included, so that an outside count of the loop must equal the sums.
      """,
    parameters: [architecture, interaction, size, iterations, seed, data, format, uncounted],
    action: run)

  /// - Throws: a `UsageError` if the interaction cannot do with so few notes.
  static func requireNotes(_ count: Int, _ arguments: ParsedArguments) throws {
    guard let asked = Interactions.named(arguments[interaction]), !asked.canDo(with: count) else {
      return
    }
    throw arguments.usageError(
      "\(asked.id) needs \(asked.fewestNotes) notes at least, and there are \(count)",
      about: size)
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let notes = try OwnNotes.read(arguments[data])
    try requireNotes(notes?.count ?? arguments[size], arguments)
    let laboratory = AppLaboratory(seed: arguments[seed], notes: notes)
    let specimen = try laboratory.makeSpecimen(
      of: architectures.label(of: arguments[architecture]), size: arguments[size])
    let subject = try specimen.subject(for: arguments[interaction])
    let counters = arguments.contains(uncounted) ? nil : ProcessCounters()
    let sources = counters.map { specimen.counterSources + $0.sources } ?? []
    let iterations = arguments[iterations]
    let sums: [String: Int]
    do {
      try CountingLoop.warmUp(subject, steps: 0..<2)
      sums = try CountingLoop(sources: sources).count(subject, steps: 2..<2 + iterations)
    } catch {
      throw CommandFailure(error.description, .failed)
    }
    let report = ProbeReport(
      iterations: iterations, sums: sums,
      unavailable: counters?.unavailable.mapValues(\.description) ?? [:])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try console.output.write(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
    return .done
  }
}

/// What `probe` prints.
private struct ProbeReport: Encodable {
  let iterations: Int
  /// Per iteration, by the names of `results.json`.
  let counters: [String: Double]
  let sums: [String: Int]
  let unavailable: [String: String]

  init(iterations: Int, sums: [String: Int], unavailable: [String: String]) {
    self.iterations = iterations
    self.sums = sums
    self.unavailable = unavailable
    // A peak is no sum.
    counters = Dictionary(
      uniqueKeysWithValues: sums.map { name, sum in
        (name, name == "peakBytes" ? Double(sum) : Double(sum) / Double(iterations))
      })
  }
}
