import ArgumentParsing
import Report
import Support

/// The command `machines`, which checks the reports of other machines and shows them side by side.
enum MachinesCommand {
  static let folder = Option(
    "folder", .directory, default: "Reports/machines",
    help: "The folder with a folder for each machine.")
  static let add = Option(
    "add", placeholder: "report", .file,
    help: "Add this results.json, or that of a report's folder, and write the page. What the "
      + "project stores and every run copies is left out.")
  static let name = Option(
    "as", placeholder: "name", .machineName, help: "With --add: the name of the machine.")
  static let write = Flag("write", help: "Write the page and its picture into the folder.")
  static let check = Flag("check", help: "Only check the reports, and that the page is current.")

  static let command = CommandSpecification(
    "machines", abstract: "Check the reports of other machines, and show them side by side.",
    discussion: """
      A report is refused unless it is of a commit and a release build, has valid controls, all \
      nine events at 1,000 notes and the time of the fixed work. All that follows from its samples \
      is computed again and must be the same. Samples that are invented consistently pass.

      Exit codes: 0 done, 1 a report is refused or the page is not current, 64 usage, 65 a file \
      cannot be read, 73 cannot write.
      """,
    parameters: [folder, add, name, write, check], exclusive: [[add, write, check]], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let reports = MachineReports(folder: arguments[folder])
    if (arguments[add] == nil) != (arguments[name] == nil) {
      throw arguments.usageError("--add and --as need each other", about: add)
    }
    var refusals: [CommandFailure] = []
    if let path = arguments[add], let name = arguments[name] {
      refusals = try reports.add(path, as: name)
    }
    let stored = reports.read()
    let machines = stored.machines
    refusals += stored.refusals
    for refusal in refusals { try console.errors.write("\(refusal)\n") }
    if let worst = refusals.map(\.exitCode).max(by: { $0.rawValue < $1.rawValue }) { return worst }
    guard !machines.isEmpty else {
      try console.errors.write(
        "There is no report of a machine yet; README says how to send one.\n")
      return .done
    }
    let page = MachinesPage(machines, reference: PublishedReport.results?.machine.kernel)
    if arguments.contains(check) {
      guard reports.isCurrent(page) else {
        throw CommandFailure(
          "The page in '\(reports.folder)' is not that of its reports: run `archbench machines "
            + "--write`.", .failed)
      }
    } else if arguments.contains(write) || arguments[add] != nil {
      try reports.write(page)
    } else {
      try console.print(page.document)
    }
    return .done
  }
}

extension ValueKind where Value == String {
  /// The name of a machine, which is also that of its folder.
  fileprivate static var machineName: ValueKind {
    ValueKind(
      expectation: "small letters, digits and hyphens, and not 'charts'",
      read: { word in
        word != ReportPicture.folder && word.wholeMatch(of: #/[a-z0-9][a-z0-9-]*/#) != nil
          ? word : nil
      })
  }
}
