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
    help: "Where recorded runs are read from, and the table is written to.")
  static let record = Option(
    "record", .file, help: "Add what this results.json shows to the recorded runs, and do no more.")
  static let kind = Option(
    "as", .choice(of: RunRecord.Kind.self), default: .quiet,
    help: "Under what conditions the run to record was made.")
  static let repeats = Option(
    "repeats", .integer(2...1_000), default: 100, help: "How often runs are repeated for counters.")
  static let size = Option(
    "size", .integer(Interactions.fewestNotes...100_000), default: 1_000,
    help: "How many notes the counted runs have.")
  static let write = Flag("write", help: "Write README.md and self-check.json into the folder.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .markdown, help: "How to print the table.")

  enum Format: String, CaseIterable, Sendable {
    case markdown, json
  }

  static let command = CommandSpecification(
    "self-check", abstract: "Print what the harness proves about itself, beside its goals.",
    discussion: """
      Counters and clock are checked on the spot, which takes one to ten minutes. \
      Comparisons whose truth is known come from runs of the same build, which Scripts/self-check records.
      """,
    parameters: [folder, record, kind, repeats, size, write, format], action: run)

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
      repeats: arguments[repeats], size: arguments[size],
      isInterrupted: { interrupt.isRequested }
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
    let file = SelfCheckFile(environment: environment, live: live, rows: check.rows)
    if arguments.contains(write) { try records.write(file) }
    switch arguments[format] {
    case .markdown: try console.show(SelfCheckTable.table(file.rows).markdown())
    case .json: try console.output.write(try file.text)
    }
    return file.rows.contains { $0.holds == false } ? .failed : .done
  }
}
