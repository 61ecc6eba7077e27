import ArgumentParsing
import Measurement
import Report
import Support
import Workshop

/// The command `changes`, which shows what change requests cost in each architecture, and measures it.
enum ChangesCommand {
  static let request = Option(
    repeating: "request", placeholder: "number", .integer(1...99),
    help: "Show or measure this change request. May be repeated. Default: all.")
  static let measure = Flag(
    "measure",
    help: "Measure requests that have changed, and store the figures in "
      + "Reports/changes/changes.json.")
  static let check = Flag(
    "check", help: "Only carry out the requests, play all scripts and check the rules.")
  static let format = Option.format(.table, .json, .markdown)

  static let command = CommandSpecification(
    "changes", abstract: "Show what change requests cost in each architecture.",
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
    parameters: [request, measure, check, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let project = try ProjectSource.project()
    if arguments.contains(measure) || arguments.contains(check) {
      let all = try ChangeRequest.all(of: project.names, root: project.root)
      let numbers = try numbers(arguments, among: all.map(\.number))
      let requests = all.filter { numbers.contains($0.number) }
      try work(on: requests, checksOnly: arguments.contains(check), of: project, console)
      if arguments.contains(check) { return .done }
    }
    let stored = Stored<ChangesFile>(in: project)
    var file = try stored.read()
    file.keep(requests: try numbers(arguments, among: file.requests.map(\.number)))
    try console.print(
      arguments[format], ChangesSection(file, note: stored.note(on: file)).document,
      json: file.text)
    return .done
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

  /// Carries out requests one by one; figures are stored as soon as a request is measured.
  private static func work(
    on requests: [ChangeRequest], checksOnly: Bool, of project: Project, _ console: Console
  ) throws {
    let progress = console.progress()
    defer { progress.erase() }
    for request in requests {
      let measurement = ChangeMeasurement(request, in: project, progress)
      if request.name == requests.first?.name, !measurement.leftOut.isEmpty {
        progress.print(
          "Left out, because it has no patches in \(ChangeRequest.allFolder): "
            + "\(measurement.leftOut.joined(separator: ", ")).")
      }
      guard checksOnly else {
        try measurement.store()
        continue
      }
      try measurement.check()
      progress.erase()
      try console.output.write("R\(request.name.dropFirst()), \(request.title): done by all.\n")
    }
  }
}
