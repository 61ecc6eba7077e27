import ArchitectureKit
import Catalog
import Measurement
import Report
import Results
import SourceAnalysis
import Support
import Workshop

/// The command `testability`, which shows what unit tests cost in each architecture, and measures it.
enum TestabilityCommand {
  private static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Show or measure this architecture. May be repeated. Default: all.")
  private static let seed = Option.seed("The seed for drawing mutants.")

  static let command = FiguresCommand(
    name: "testability",
    abstract: "Show what unit tests cost in each architecture, and what they find.",
    discussion: """
      Without --measure it prints the stored figures, which Scripts/testability makes. With \
      --measure, the architectures are built with their unit tests in .build/testability. They \
      are built once more with mutants: small mistakes, one of which is switched on when a \
      program starts. Conformance scripts show which mutants break a behaviour, and unit tests \
      should notice them. All architectures together take about twenty minutes.

      Exit codes: 0 done, 1 a unit test or the build fails, 64 usage, 65 the sources or the \
      stored figures are not there, 73 cannot write.
      """,
    selection: [architecture],
    measure: Flag(
      "measure",
      help: "Measure again, and store the figures in Reports/testability/testability.json."),
    others: [seed]
  ) { call in
    let asked = call.arguments[architecture].map(\.name)
    let names = asked.isEmpty ? call.project.names : asked
    if call.isMeasuring {
      try TestabilityRun(in: call.project, names, seed: call.arguments[seed], call.progress).store()
    }
    let stored = Stored<TestabilityFile>(in: call.project)
    let file = try stored.read(names)
    return FiguresCommand.Shown(
      document: TestabilitySection(file, note: stored.note(on: file)).document, json: try file.text)
  }.command
}

/// The command `changes`, which shows what change requests cost in each architecture, and measures
/// it.
enum ChangesCommand {
  private static let request = Option(
    repeating: "request", placeholder: "number", .integer(1...99),
    help: "Show or measure this change request. May be repeated. Default: all.")

  static let command = FiguresCommand(
    name: "changes", abstract: "Show what change requests cost in each architecture.",
    discussion: """
      Without --measure and --check it prints the stored figures, which Scripts/changes makes. \
      Each request is a folder in Tests/Changes: a patch of what all share, a patch for each \
      architecture, and a script that shows whether the request is done. They are applied to a \
      copy in .build/changes.

      With --measure, each hunk of a patch is then left out alone, to see whether the compiler or \
      a script notices. That takes two minutes a request. Requests whose stored figures are up to \
      date are not measured again.

      Exit codes: 0 done, 1 a patched app is wrong or the build fails, 64 usage, 65 the sources \
      or the stored figures are not there or a patch does not apply, 73 cannot write.
      """,
    selection: [request],
    measure: Flag(
      "measure",
      help: "Measure requests that have changed, and store the figures in "
        + "Reports/changes/changes.json."),
    check: Flag(
      "check", help: "Only carry out the requests, play all scripts and check the rules."),
    checks: { call in
      try work(call) { request, measurement in
        try measurement.check()
        call.progress.erase()
        try call.console.output.write(
          "R\(request.name.dropFirst()), \(request.title): done by all.\n")
      }
      return .done
    },
    shows: { call in
      // Figures are stored as soon as a request is measured.
      if call.isMeasuring { try work(call) { try $1.store() } }
      let stored = Stored<ChangesFile>(in: call.project)
      var file = try stored.read()
      file.keep(requests: try numbers(call.arguments, among: file.requests.map(\.number)))
      return FiguresCommand.Shown(
        document: ChangesSection(file, note: stored.note(on: file)).document, json: try file.text)
    }
  ).command

  /// Does something with each request that is asked for.
  private static func work(
    _ call: FiguresCommand.Call, _ action: (ChangeRequest, ChangeMeasurement) throws -> Void
  ) throws {
    let all = try ChangeRequest.all(of: call.project.names, root: call.project.root)
    let numbers = try numbers(call.arguments, among: all.map(\.number))
    var leftOut: [String] = []
    for request in all where numbers.contains(request.number) {
      let measurement = ChangeMeasurement(request, in: call.project, call.progress)
      if measurement.leftOut != leftOut {
        leftOut = measurement.leftOut
        call.progress.print(
          "Left out, because it has no patches in \(ChangeRequest.allFolder): "
            + "\(leftOut.joined(separator: ", ")).")
      }
      try action(request, measurement)
    }
  }

  /// Returns the numbers of the requests that are asked for, by default all.
  private static func numbers(
    _ arguments: ParsedArguments, among known: [Int]
  ) throws(UsageError) -> [Int] {
    let numbers = arguments[request]
    let known = known.uniqued()
    for number in numbers where !known.contains(number) {
      let list = known.map { "\($0)" }.joined(separator: ", ")
      throw arguments.usageError(
        "There is no request \(number). There are \(list).", about: request)
    }
    return numbers.isEmpty ? known : numbers
  }
}

/// The command `window`, which shows what a pattern's code is of a real frame, and measures it.
enum WindowCommand {
  private static let seed = Option.seed("The seed of the notes.")

  static let command = FiguresCommand(
    name: "window", abstract: "Show what share of a real frame a pattern's code is.",
    discussion: """
      Without --measure it prints the stored figures, which Scripts/window-figures makes. \
      --measure times the nine events of all architectures from the user's action to the pixels, \
      with `archbench run --window`. A measurement that was killed begins anew when it is called \
      again.

      \(WindowBuild.needs)

      Exit codes: 0 done, 1 the build or the run fails, 64 usage or no window here, 65 no figures \
      are stored, 73 cannot write.
      """,
    measure: Flag(
      "measure", help: "Measure in a real window, and store the figures in Reports/window."),
    others: [seed]
  ) { call in
    if call.isMeasuring { try measure(call) }
    let stored = Stored<WindowFile>(in: call.project)
    let file = try stored.read()
    return FiguresCommand.Shown(
      document: try WindowSection(
        file, besides: PublishedReport.results, note: stored.note(on: file)
      ).document, json: try file.text)
  }.command

  private static func measure(_ call: FiguresCommand.Call) throws {
    #if ARCHBENCH_WINDOW
      try WindowMeasurement(in: call.project, seed: call.arguments[seed], call.progress)
        .store(by: WorkerProcess.ownPath)
    #else
      throw WindowBuild.missing
    #endif
  }
}
