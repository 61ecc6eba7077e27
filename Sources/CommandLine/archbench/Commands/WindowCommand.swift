import ArgumentParsing
import Measurement
import Report
import Support
import Workshop

/// The command `window`, which shows what a pattern's code is of a real frame, and measures it.
enum WindowCommand {
  static let measure = Flag(
    "measure", help: "Measure in a real window, and store the figures in Reports/window.")
  static let headlines = Flag(
    "headlines", help: "With --measure: measure the architectures alone, without their forms.")
  static let quick = Flag(
    "quick", help: "With --measure: only see that measuring works, and store nothing.")
  static let seed = Option.seed("The seed of the notes.")
  static let format = Option.format(.table, .json, .markdown)

  static let command = CommandSpecification(
    "window", abstract: "Show what share of a real frame a pattern's code is.",
    discussion: """
      Without --measure it prints the stored figures, which Scripts/window-figures makes. \
      --measure times the nine events from the user's action to the pixels, with `archbench run \
      --window`: first all architectures, then the first version that works and the last tuned \
      form of each, which are built in a copy in .build/window. A measurement that was killed \
      goes on when it is called again.

      \(WindowBuild.needs)

      Exit codes: 0 done, 1 the build or the run fails, 64 usage or no window here, 65 no figures \
      are stored, 73 cannot write.
      """,
    parameters: [measure, headlines, quick, seed, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let project = try ProjectSource.project()
    for flag in [headlines, quick] where arguments.contains(flag) && !arguments.contains(measure) {
      throw arguments.usageError(
        "--\(flag.definition.name) goes with --measure alone", about: flag)
    }
    let stored = Stored<WindowFile>(in: project)
    let file =
      arguments.contains(measure) ? try figures(arguments, project, console) : try stored.read()
    let section = WindowSection(file, note: stored.note(on: file))
    try console.print(arguments[format], section.document, json: file.text)
    return .done
  }

  private static func figures(
    _ arguments: ParsedArguments, _ project: Project, _ console: Console
  ) throws -> WindowFile {
    #if ARCHBENCH_WINDOW
      let progress = console.progress()
      defer { progress.erase() }
      let isQuick = arguments.contains(quick)
      return try WindowMeasurement(
        in: project, seed: arguments[seed], isQuick: isQuick, progress
      ).figures(
        by: WorkerProcess.ownPath, withForms: !arguments.contains(headlines),
        headless: PublishedReport.results)
    #else
      throw WindowBuild.missing
    #endif
  }
}
