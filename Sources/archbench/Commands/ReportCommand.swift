import Interactions
import Measurement
import Report
import Results
import SourceAnalysis
import Study
import Support
import Workshop

/// The command `report`, which generates a report again from its results.
enum ReportCommand {
  static let results = Argument("results", .file, help: "A results.json, or a report's folder.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .markdown, help: "How to print the report.")

  static let output = Option(
    "output", .file, help: "Write to this file instead of printing; an older report is replaced.")

  static let write = Flag(
    "write",
    help: "Write the report's pages and charts/ beside the results, and print nothing. Pages and "
      + "pictures that the report no longer has are removed.")

  static let recount = Flag(
    "recount",
    help: "Count the sources and check the rules again, and write the whole report. It says so if "
      + "the sources are not those that were measured.")

  static let force = Flag("force", help: "Also replace files that archbench did not write.")

  static let noTraces = Flag(
    "no-traces",
    help: "With --format html: record no traces, so no lines light up. Recording takes two "
      + "minutes, once.")

  static let repository = Option(
    "repository", placeholder: "address", .string,
    help:
      "With --format html: where the repository is, such as https://github.com/NAME/PROJECT, so "
      + "that the page links to it and to the report.")

  /// The output format.
  ///
  /// - `table`: the short form for a terminal, as after a run.
  /// - `html`: one page with the code of all architectures side by side.
  /// - `readme`: the part of the report that README shows.
  enum Format: String, CaseIterable, Sendable {
    case table, markdown, html, readme
  }

  static let command = CommandSpecification(
    "report", abstract: "Print or write the report of a run again, from its results.",
    discussion: """
      The printed report links to pictures. --write draws them. The HTML page lights the lines that \
      run. They are recorded with a build of its own, which is kept in .build/trace.

      Exit codes: 0 done, 64 usage, 65 results that cannot be read, 73 cannot write.
      """,
    parameters: [results, format, output, write, recount, force, noTraces, repository],
    exclusive: [[format, write, recount], [output, write], [output, recount]], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let isForced = arguments.contains(force)
    if arguments.contains(write) || arguments.contains(recount) {
      let notes = try RecordedRun.rewrite(
        arguments[results], recounted: arguments.contains(recount), force: isForced)
      for note in notes { try console.errors.write("\(note)\n") }
      return .done
    }
    let recorded = try ResultsFile.read(arguments[results])
    guard let path = arguments[output] else {
      try console.write(text(recorded, arguments, console))
      return .done
    }
    let noTerminal = Terminal(environment: [:], isTerminal: false, columns: nil)
    let replaced: AtomicFile.Replacing = isForced ? .otherFiles : .own(ReportFiles.isPrinted)
    try AtomicFile.check(path, replacing: replaced)
    try AtomicFile.write(
      text(recorded, arguments, console)(noTerminal), to: path, replacing: replaced)
    return .done
  }

  private static func text(
    _ recorded: Results, _ arguments: ParsedArguments, _ console: Console
  ) throws -> (Terminal) -> String {
    let stored = try ProjectFigures.stored(of: recorded.architectures.map(\.name))
    let (report, folder) = (RunReport(recorded, stored), RecordedRun.folder(of: arguments[results]))
    let text: String
    switch arguments[format] {
    case .table: return { report.summary(in: folder, on: $0) }
    case .markdown: text = report.document.markdown
    case .html: text = try page(recorded, stored, arguments, console)
    case .readme: text = ReadmeBlock.text(recorded, stored, folder: folder)
    }
    return { _ in text }
  }

  /// The HTML page; without traces if nothing can be recorded, with the reason.
  private static func page(
    _ recorded: Results, _ stored: StoredFiles, _ arguments: ParsedArguments, _ console: Console
  ) throws -> String {
    let names = recorded.architectures.map(\.name).uniqued()
    var reading = try PageSources.reading(of: names)
    guard !reading.sources.isEmpty else {
      throw CommandFailure(
        "The page shows the project's sources, which are not here: run it in the project's folder.",
        .usage)
    }
    if !arguments.contains(noTraces) {
      do {
        reading.traces = try traces(of: names, console)
      } catch {
        let reason = (error as? CommandFailure)?.message ?? "\(error)"
        let note = "No lines light up, because nothing could be recorded: \(reason)"
        reading.note = note
        try console.errors.write("\(note)\n")
      }
    }
    return HTMLPage(
      recorded, stored, reading: reading, report: RecordedRun.folder(of: arguments[results]),
      repository: arguments[repository]
    ).text
  }

  /// Returns what runs in each interaction, recorded on the sources as they are.
  private static func traces(of names: [String], _ console: Console) throws -> [TraceResult] {
    let project = try ProjectSource.project()
    let size = TraceCommand.usualSize
    let progress = console.progress()
    defer { progress.erase() }
    return try TraceRecording(in: project, progress).kept(
      Interactions.all.filter { $0.canDo(with: size) }.map(\.id),
      of: names.filter(project.names.contains), size: size)
  }
}
