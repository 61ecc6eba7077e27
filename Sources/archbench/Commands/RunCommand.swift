import ArchitectureKit
import Catalog
import Foundation
import Interactions
import Measurement
import Report
import Results
import Support
import Workshop

/// The command `run`: checks that the architectures behave alike, measures them and writes a
/// report.
enum RunCommand {
  static let quick = Flag(
    "quick",
    help: "Measure less, and only the nine events: less than a minute on two cores, not five.")
  static let growth = Flag(
    "growth", help: "Measure the nine events at 100 to 100,000 notes.")
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Measure this architecture besides Baseline. May be repeated. Default: all.")
  static let interaction = Option(
    repeating: "interaction", placeholder: "id", .choice(Interactions.all.map(\.id)),
    help: "Measure this interaction. May be repeated. Default: all.")
  static let size = Option(
    repeating: "size", placeholder: "notes", .integer(0...100_000),
    help: "Measure with this number of notes. May be repeated. Default: 1000, and "
      + "100,000 for one event.")
  static let rounds = Option(
    "rounds", .integer(1...1_000),
    help:
      "The number of rounds at each place, instead of the plan's. In a round, all apps are timed "
      + "in turn.")
  static let runs = Option(
    "runs", placeholder: "number", .integer(2...100),
    help: "Make so many runs and join them into one report; a reference needs six. Each has link "
      + "orders of its own and waits for an idle machine. All but the first measure the nine events "
      + "alone.")
  static let inject = Option(
    repeating: "inject", placeholder: "percent", .integer(1...100),
    help: "Also measure Baseline slowed down by this share, which the run has to find. May be "
      + "repeated.")
  static let seed = Option(
    "seed", .integer(0...UInt64.max), default: 1,
    help: "The seed of the notes, and of all that is random in the run.")
  static let data = Option(
    "data", .file, help: "Measure with the notes in this JSON file, not with generated ones.")
  static let output = Option(
    "output", .directory,
    help: "The folder of the report. Default: one in the project's Reports/, named after date and "
      + "machine.")
  static let instructions = Flag(
    "instructions",
    help: "Also count instructions at up to 10,000 notes, with valgrind. It takes some seconds for "
      + "each cell and app.")
  static let window = Flag(
    "window",
    help: "Measure the nine events in a real window, from the user's action to the pixels. "
      + "Scripts/window-figures does so and stores the figures.")
  static let force = Flag("force", help: "Overwrite a report, and your files with its names.")
  static let strict = Flag(
    "strict", help: "End with 3 if a verdict is unresolved, with 4 if the run is invalid.")
  static let allowDebugBuild = Flag(
    "allow-debug-build", help: "Measure although this is a debug build. The report says so.")

  static let command = CommandSpecification(
    "run", abstract: "Check that the architectures behave alike, measure them, write a report.",
    discussion: """
      The report is written at the end. A run that is interrupted or killed leaves no report. If an \
      app crashes a process, the report says so and has the figures of the others.

      Exit codes: 0 done, 1 an architecture was wrong or link orders cannot be made, 3 unresolved and 4 invalid with --strict, \
      64 usage, 65 bad data, 73 cannot write, 130 interrupted.
      """,
    parameters: selection + [output, force, strict, allowDebugBuild],
    exclusive: [
      [growth, size], [growth, data], [window, growth], [window, instructions], [window, inject],
      [runs, window], [runs, inject],
    ],
    action: run)

  /// The parameters that select what is measured.
  static let selection: [any Parameter] = [
    quick, growth, architecture, interaction, size, rounds, runs, inject, seed,
    data, instructions, window,
  ]

  /// The shell words that start this command.
  static let program = "swift run -c release archbench run"

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    if Build.isDebug && !arguments.contains(allowDebugBuild) {
      throw CommandFailure(
        "This is a debug build, whose times mean nothing; use `swift run -c release archbench`, "
          + "or --allow-debug-build to measure all the same.", .usage)
    }
    // `archbench forms` measures with this command, and does not go on without it when it is killed.
    if let parent = MeasuringProgram.parent, !WorkerProcess.dieWithParent(parent) { return .failed }
    let request = try RunRequest(arguments)
    let folder = try ReportFolder(
      arguments[output], ofEvents: request.interactions.map(\.id),
      force: arguments.contains(force))
    // A damaged file is found before anything is measured.
    let stored = try ProjectFigures.stored(of: request.variants.map(\.name))
    let (results, medians) = try measure(request, console)
    let report = RunReport(results, stored)
    let interrupt = Interrupt.keyboard("Writing the report first.", on: console.errorTerminal)
    do {
      try folder.write(report, of: results, medians)
    } catch let error as CommandFailure {
      // What was measured in an hour is not lost with the folder.
      let failure = AtomicFile.keep(try results.text, after: error)
      try console.write { report.summary(in: nil, on: $0) }
      throw failure
    }
    try console.write { report.summary(in: folder.path, on: $0) }
    if interrupt.isRequested { return .interrupted }
    if results.cells.contains(where: { !$0.correct }) { return .failed }
    guard arguments.contains(strict) else { return .done }
    if !results.valid { return .invalid }
    let isUnresolved = results.cells.contains { $0.verdict == .unresolved }
    return isUnresolved ? .unresolved : .done
  }

  /// Makes the run, or the runs.
  private static func measure(
    _ request: RunRequest, _ console: Console
  ) throws -> (Results, RunMedians) {
    let progress = console.progress()
    defer { progress.erase() }
    let interrupt = Interrupt.keyboard(
      "Stopping: there will be no report.", on: console.errorTerminal)
    return request.runs > 1
      ? try RepeatedRuns(request, interrupt, progress).perform()
      : try MeasuringRun(request, interrupt, progress).perform()
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
