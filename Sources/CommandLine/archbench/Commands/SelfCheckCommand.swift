import ArgumentParsing
import Equivalence
import Foundation
import Interactions
import Report
import Support

/// The command `self-check`, which shows what the harness proves about itself.
enum SelfCheckCommand {
  static let folder = Option(
    "folder", .directory, default: "Reports/self-check",
    help: "The folder of the recorded runs and of the table.")
  static let record = Option(
    "record", .file,
    help: "Add the comparisons in this results.json to the recorded runs, and stop.")
  static let kind = Option(
    "as", .choice(of: RunRecord.Kind.self), default: .quiet,
    help: "The conditions of the run to record.")
  static let repeats = Option(
    "repeats", .integer(2...1_000), default: 100,
    help: "The number of repeats for checking counters.")
  static let write = Flag("write", help: "Write README.md and self-check.json into the folder.")
  static let format = Option.format(.table, .json)

  static let command = CommandSpecification(
    "self-check", abstract: "Show what the harness proves about itself, beside its goals.",
    discussion: """
      Counters and the clock are checked now, which takes one to ten minutes. The other rows \
      compare code with a known difference. They come from recorded runs of the same build, which \
      Scripts/self-check makes.

      Exit codes: 0 no goal is missed, 1 one is, 64 usage, 65 a recorded file that cannot be \
      read, 73 cannot write, 130 interrupted.
      """,
    parameters: [folder, record, kind, repeats, write, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let records = SelfCheckRecords(folder: arguments[folder])
    if let path = arguments[record] {
      try records.append(path, as: arguments[kind])
      return .done
    }
    let interrupt = Interrupt.keyboard()
    let progress = console.progress()
    progress.update("counting, \(arguments[repeats]) times each", done: 0, total: 1)
    let live = LiveCheck(
      repeats: arguments[repeats], isInterrupted: { interrupt.isRequested }
    ).figures()
    progress.erase()
    if interrupt.isRequested { return .interrupted }
    let environment = Machine.environment(at: Date())
    let recorded = try records.runs()
    let ofThisBuild = recorded.filter { $0.build == environment.build }
    if ofThisBuild.count < recorded.count {
      try console.errors.write(
        "\(recorded.count - ofThisBuild.count) of \(recorded.count) recorded runs are of another "
          + "build and are left out.\n")
    }
    let check = SelfCheck(live: live, mallocs: try records.mallocs(), records: ofThisBuild)
    let file = SelfCheckFile(environment: environment, rows: check.rows)
    if arguments.contains(write) { try records.write(file) }
    try console.print(arguments[format], Document([.table(file.table)]), json: file.text)
    return file.rows.contains { $0.holds == false } ? .failed : .done
  }
}
