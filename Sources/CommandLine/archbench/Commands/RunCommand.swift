import ArchitectureKit
import ArgumentParsing
import Catalog
import Foundation
import Interactions
import Measurement
import Report
import Support

/// The command `run`: checks that the architectures behave alike, measures them and writes a
/// report.
enum RunCommand {
  static let quick = Flag(
    "quick",
    help: "Measure less, and one interaction of each kind: a minute on two cores, not five.")
  static let thorough = Flag("thorough", help: "Measure more: as long as it takes.")
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Measure this one, besides Baseline: an architecture's headline, or a variant of it; may "
      + "be repeated. All headlines if neither this nor --lane is given.")
  static let lane = Option(
    repeating: "lane", .choice(of: Lane.self),
    help: "Measure all variants of this lane, besides Baseline; may be repeated.")
  static let ladder = Flag(
    "ladder",
    help: "Measure all rungs of optimisation, by one interaction of each kind; of all patterns, or "
      + "of those that --architecture names.")
  static let interaction = Option(
    repeating: "interaction", placeholder: "id", .choice(Interactions.all.map(\.id)),
    help: "Measure this one; may be repeated. All if not given.")
  static let size = Option(
    repeating: "size", placeholder: "notes", .integer(0...100_000),
    help: "Measure with so many notes what can do with them; may be repeated. If not given, 1000, "
      + "and all sizes of each interaction with --thorough.")
  static let rounds = Option(
    "rounds", .integer(1...1_000), help: "Rounds at each place, in place of the plan's.")
  static let linkOrder = Option(
    repeating: "link-order", placeholder: "program", .file,
    help: "Take turns, process by process, with this copy of the program, whose code is linked in "
      + "another order; may be repeated. Scripts/link-orders makes some.")
  static let inject = Option(
    repeating: "inject", placeholder: "percent", .integer(1...100),
    help: "Measure Baseline slowed down by so much as well, which has to be found.")
  static let seed = Option(
    "seed", .integer(0...UInt64.max), default: 1,
    help: "What the notes, and all that is random in the run, are made from.")
  static let data = Option(
    "data", .file, help: "Measure on the notes in this JSON file, in place of generated ones.")
  static let shard = Option(
    "shard", placeholder: "k/n", .shard,
    help: "Measure the k-th of n parts of the cells only; `merge` joins their reports.")
  static let resume = Option(
    "resume", .directory, help: "Complete the interrupted run in this report's folder.")
  static let output = Option(
    "output", .directory,
    help: "The report's own folder, in place of one in Reports/ named for date and machine.")
  static let instructions = Flag(
    "instructions", help: "Count instructions, too: with valgrind, some seconds a cell and label.")
  static let growth = Flag(
    "growth",
    help:
      "Survey how times and counts grow with the number of notes; so does --thorough without --size."
  )
  static let sweep = Flag(
    "sweep",
    help:
      "Survey what remains of the ratios if view work costs more; so does --thorough without --size."
  )
  static let memory = Flag(
    "memory",
    help:
      "Count what an app holds at rest, and what outlives it; so does --thorough without --size.")
  static let force = Flag("force", help: "Overwrite a report that is there.")
  static let strict = Flag(
    "strict", help: "End with 3 if a verdict is unresolved, with 4 if the run is invalid.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .table, help: "How to print the result.")
  static let allowDebugBuild = Flag(
    "allow-debug-build", help: "Measure although this is a debug build; the report says so.")

  /// The output format after a run.
  enum Format: String, CaseIterable, Sendable {
    case table, json, markdown, csv
  }

  static let command = CommandSpecification(
    "run", abstract: "Check that the architectures behave alike, measure them, write a report.",
    discussion: """
      Ctrl-C keeps what was measured: the report is written with a warning in it, and --resume \
      completes it. So it does for a run that was killed: each process's samples are on the disk \
      as soon as it has ended.

      Exit codes: 0 done, 1 an architecture was wrong, 3 unresolved and 4 invalid with --strict, \
      64 usage, 65 bad data, 73 cannot write, 130 interrupted.
      """,
    parameters: selection + [resume, output, force, strict, format, allowDebugBuild],
    exclusive: [[quick, thorough], [ladder, lane], [ladder, interaction], [ladder, size]]
      + (selection + [output, force]).map { [resume, $0] },
    action: run)

  /// The parameters that select what is measured.
  ///
  /// A resumed run uses those of the original run.
  static let selection: [any Parameter] = [
    quick, thorough, architecture, lane, ladder, interaction, size, rounds, linkOrder, inject, seed,
    data, instructions, growth, sweep, memory, shard,
  ]

  /// The shell words that start this command.
  static let program = "swift run -c release archbench run"

  /// Parses the arguments of this command.
  static func arguments(_ words: [String]) throws -> ParsedArguments {
    guard case .run(let arguments) = try command.parse(words) else {
      throw CommandFailure("A journal's words ask for something else than a run.", .badData)
    }
    return arguments
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    if Build.isDebug && !arguments.contains(allowDebugBuild) {
      throw CommandFailure(
        "This is a debug build, whose times mean nothing; use `swift run -c release archbench`, "
          + "or --allow-debug-build to measure all the same.", .usage)
    }
    let start = Date()
    let run = try StartedRun(
      arguments, environment: Machine.environment(at: start), date: start)
    let (results, samples) = try MeasuringRun(run, console).perform()
    try run.write(results, samples)
    try RunOutput(arguments[format], console).print(
      results, SamplesCSV.text(samples), run.folder)
    if samples.canBeCompleted {
      try console.errors.write("To complete it: \(run.resumeCommand)\n")
    }
    if results.run.interrupted { return .interrupted }
    if results.cells.contains(where: { !$0.correct }) { return .failed }
    guard arguments.contains(strict) else { return .done }
    if !results.valid { return .invalid }
    let isUnresolved = results.cells.contains { $0.ratio?.verdict == "unresolved" }
    return isUnresolved ? .unresolved : .done
  }
}

/// The build configuration of this executable.
enum Build {
  static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
