import ArgumentParsing
import Foundation
import Interactions
import Report
import Support

/// The command `merge`, which joins the reports of several shards, or of runs with different cells.
enum MergeCommand {
  static let reports = Argument(
    repeating: "report", .file, help: "A results.json, or the folder of a report; two or more.")
  static let output = Option(
    "output", .directory,
    help: "The folder of the merged report. Default: one in Reports/, named after date and machine."
  )
  static let force = Flag("force", help: "Overwrite an existing report.")
  static let format = Option(
    "format", .choice(of: RunCommand.Format.self), default: .table, help: "How to print the result."
  )

  static let command = CommandSpecification(
    "merge", abstract: "Join the reports of a run's shards, or of different cells, into one.",
    discussion: """
      The reports must have the same seed, plan, commit and architectures, and share no cell. \
      Each cell is taken whole from its report. Reports of different machines can be joined, but \
      do not compare their times.

      Exit codes: 0 done, 64 usage, 65 reports that do not fit or cannot be read, 73 cannot \
      write.
      """,
    parameters: [reports, output, force, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let paths = arguments[reports]
    guard paths.count > 1 else {
      throw arguments.usageError(
        paths.isEmpty
          ? "Name the reports to merge, two or more" : "One report alone cannot be merged",
        about: reports)
    }
    let results: Results
    var samples = ""
    do {
      let sources = try paths.map {
        Merge.Source(path: $0, results: try ResultsFile.read($0))
      }
      results = try Merge(sources, order: Interactions.all.map(\.id)).results
      for source in sources {
        try append(source, source.results.samples, to: &samples)
      }
    } catch let error as ResultsFileError {
      throw CommandFailure("\(error)", .badData)
    } catch let error as MergeError {
      throw CommandFailure("\(error)", .badData)
    }
    let folder = try ReportFolder(
      arguments[output], date: Date(), overwriting: arguments.contains(force))
    try folder.write(results, samples: samples)
    try RunOutput(arguments[format], console).print(results, samples, folder)
    return .done
  }

  /// Appends the samples of a report, which are in the file `name` next to it.
  ///
  /// The headings are added only once.
  private static func append(
    _ source: Merge.Source, _ name: String, to samples: inout String
  ) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder)
    let report = URL(filePath: source.path)
    let folder = isFolder.boolValue ? report : report.deletingLastPathComponent()
    let file = folder.appending(path: name)
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let end = text.firstIndex(of: "\n")
    else {
      throw CommandFailure(
        "There are no samples in '\(file.path)', beside '\(source.path)': merge reports as they "
          + "were written.", .badData)
    }
    let head = text[...end]
    guard samples.isEmpty || samples.hasPrefix(head) else {
      throw CommandFailure("The samples in '\(file.path)' have other heads.", .badData)
    }
    samples += samples.isEmpty ? text : String(text.dropFirst(head.count))
  }
}
