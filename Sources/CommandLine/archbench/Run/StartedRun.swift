import ArgumentParsing
import Foundation
import Measurement
import Report
import Support

/// A run with its folder and its journal.
///
/// It is either new or resumed.
struct StartedRun {
  let request: RunRequest
  let folder: ReportFolder
  let journal: RunJournal

  /// Starts a new run, or resumes one.
  ///
  /// - Throws: a `UsageError`, or a `CommandFailure` if a file cannot be read, resumed or written.
  init(_ arguments: ParsedArguments, environment: RunEnvironment, date: Date) throws {
    if let path = arguments[RunCommand.resume] {
      journal = try RunJournal(resuming: path, in: environment)
      request = try RunRequest(try RunCommand.arguments(journal.header.words))
      guard journal.header.notes == Self.notes(request) else {
        throw CommandFailure(
          "The notes in \(request.dataPath ?? "") are not those that '\(path)' was begun with: "
            + "put them back, or measure again with --force.", .badData)
      }
      folder = try ReportFolder(path, date: date, overwriting: true)
    } else {
      request = try RunRequest(arguments)
      folder = try ReportFolder(
        arguments[RunCommand.output], date: date,
        overwriting: arguments.contains(RunCommand.force))
      journal = try RunJournal(
        folder.path,
        JournalHeader(
          words: request.words, environment: environment, notes: Self.notes(request)))
    }
  }

  /// Writes the report.
  ///
  /// Removes the journal if nothing is left to resume.
  func write(_ results: Results, _ samples: RunSamples) throws {
    do {
      try folder.write(results, samples)
    } catch let failure as CommandFailure {
      throw withResumeHint(failure)
    }
    if !samples.canBeCompleted { journal.remove() }
  }

  /// Returns the failure with a hint how to continue the run.
  func withResumeHint(_ failure: CommandFailure) -> CommandFailure {
    let remedy =
      RunJournal.exists(in: folder.path)
      ? "What was measured is kept; when that is mended, go on with: \(resumeCommand)"
      : "Put it back and go on with --resume, or measure again."
    return CommandFailure("\(failure.message) \(remedy)", failure.exitCode)
  }

  /// The shell command that completes the run.
  var resumeCommand: String { "\(RunCommand.program) \(["--resume", folder.path].shellLine)" }

  private static func notes(_ request: RunRequest) -> String? {
    request.dataPath.flatMap { Checksum.ofFile($0)?.text }
  }
}
