import ArgumentParsing
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
  static let format = Option(
    "format", .choice(of: Format.self), default: .table, help: "How to print the figures.")

  /// The output format of the figures.
  enum Format: String, CaseIterable, Sendable {
    case table, json, markdown
  }

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
      let requests = try requests(arguments[request], of: project)
      try work(on: requests, checksOnly: arguments.contains(check), of: project, console)
      if arguments.contains(check) { return .done }
    }
    let stored = Stored<ChangesFile>(in: project)
    let file = try stored.read()
    let section = ChangesSection(file, note: stored.note(on: file))
    switch arguments[format] {
    case .table: try console.show(section.text)
    case .markdown: try console.output.write(section.markdown)
    case .json: try console.output.write(try file.text)
    }
    return .done
  }

  private static func requests(
    _ numbers: [Int], of project: Project
  ) throws(CommandFailure) -> [ChangeRequest] {
    let all = try ChangeRequest.all(of: project.names, root: project.root)
    if let request = all.first,
      let missing = project.names.first(where: { request.patches[$0] == nil })
    {
      throw CommandFailure(
        "\(missing) has no patches in '\(ChangeRequest.allFolder)'; add one to each request.",
        .badData)
    }
    for number in numbers where !all.contains(where: { $0.number == number }) {
      let known = all.map { "\($0.number)" }.joined(separator: ", ")
      throw CommandFailure("There is no request \(number); there are \(known).", .usage)
    }
    return numbers.isEmpty ? all : all.filter { numbers.contains($0.number) }
  }

  /// Carries out requests one by one; figures are stored as soon as a request is measured.
  private static func work(
    on requests: [ChangeRequest], checksOnly: Bool, of project: Project, _ console: Console
  ) throws {
    let progress = console.progress()
    defer { progress.erase() }
    for request in requests {
      let measurement = ChangeMeasurement(request, in: project, progress)
      guard checksOnly else {
        try measurement.store()
        continue
      }
      try measurement.check()
      progress.erase()
      try console.output.write("Request \(request.number), \(request.title): done by all.\n")
    }
    guard !checksOnly else { return }
    progress.update("conversions", done: 0, total: 1)
    try ConversionExperiment(in: project).store()
  }
}
