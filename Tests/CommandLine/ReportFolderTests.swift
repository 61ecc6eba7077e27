import Foundation
import Measurement
import Report
import Testing

@testable import Results
@testable import Support
@testable import archbench

@Suite("Report folders") @MainActor
struct ReportFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func report(withTimes: Bool) -> RunReport {
    RunReport(results(withTimes: withTimes))
  }

  private func results(withTimes: Bool) -> Results {
    Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU", cores: 2, swift: "Swift 6.3", configuration: "release", commit: nil,
        dirty: nil),
      run: RunSettings(
        command: "archbench run", plan: "quick", seed: 1, processes: 5, processesMeasured: 5,
        places: 16, roundsPerPlace: 6, disturbedShare: 0),
      valid: true,
      architectures: ["Baseline", "MVC"].map { ArchitectureEntry(name: $0, summary: "S.") },
      definitions: withTimes
        ? [
          InteractionEntry(
            id: "edit-visible", title: "a note", prose: "P.", sizes: [100, 1_000],
            leastWork: "none")
        ] : [],
      cells: withTimes ? [cell(100), cell(1_000)] : [])
  }

  private func cell(_ size: Int) -> Cell {
    var cell = Cell("MVC", "edit-visible", size)
    cell.eventTime = Interval(estimate: 2e-6)
    return cell
  }

  private var pictures: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/charts").sorted()
    }
  }

  @Test("Outside the project, a report needs a folder of its own.")
  func outside() throws {
    let error = #expect(throws: CommandFailure.self) {
      try ReportFolder(nil, date: Date(), overwriting: false, from: "/tmp")
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.message.hasSuffix("name one with --output.") == true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: Never.self) {
      try ReportFolder(folder.path, date: Date(), overwriting: false, from: "/tmp")
    }
  }

  @Test("A folder of a run that fails is removed, unless there is something in it.")
  func removed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let reserved = try ReportFolder(folder.path, date: Date(), overwriting: false)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    reserved.removeIfEmpty()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try AtomicFile.write("Mine.", to: folder.path + "/notes.txt")
    try ReportFolder(folder.path, date: Date(), overwriting: false).removeIfEmpty()
    #expect(FileManager.default.fileExists(atPath: folder.path + "/notes.txt"))
  }

  @Test("If the medians cannot be compressed, writing fails and there are no results.")
  func gzip() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let medians = folder.appending(path: "medians.csv.gz/in the way")
    try FileManager.default.createDirectory(at: medians, withIntermediateDirectories: true)
    let error = #expect(throws: CommandFailure.self) {
      try ReportFolder(folder.path, date: Date(), overwriting: true).write(
        report(withTimes: false), of: results(withTimes: false), RunMedians(joining: []))
    }
    #expect(error?.exitCode == .cannotWrite)
    #expect(error?.message.contains("medians.csv.gz': gzip failed.") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/results.json"))
  }

  @Test("A folder with a report is refused.", arguments: ["results.json", "README.md"])
  func existing(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try AtomicFile.write("", to: "\(folder.path)/\(name)")
    let error = #expect(throws: CommandFailure.self) {
      try ReportFolder(folder.path, date: Date(), overwriting: false)
    }
    #expect(error?.exitCode == .cannotWrite)
    #expect(error?.message.hasPrefix("There is a report in \(folder.path) already;") == true)
  }

  @Test(
    "With --output, a report is written to the file and not printed.",
    arguments: [["html", "--no-traces"], ["markdown"]])
  func output(_ format: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try AtomicFile.write(
      try ResultsFile.text(results(withTimes: false)), to: folder.path + "/results.json")
    let words = ["report", folder.path, "--format"] + format
    let path = folder.path + "/new/page"
    let call = CommandCall.of(words + ["--output", path])
    #expect(call.code == .done && call.output.isEmpty && call.errors.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == CommandCall.of(words).output)
  }

  @Test(
    "An output that is the input under any name is refused, and the input stays.",
    arguments: ["results.json", ".././F/results.json", "hard", "link"])
  func ownInput(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.path + "/results.json"
    let text = try ResultsFile.text(results(withTimes: false))
    try AtomicFile.write(text, to: input)
    try FileManager.default.linkItem(atPath: input, toPath: folder.path + "/hard")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "results.json")
    let path = "\(folder.path)/\(name.replacing("F", with: folder.lastPathComponent))"
    let call = CommandCall.of(["report", folder.path, "--output", path])
    #expect(call.code == .cannotWrite)
    #expect(
      call.errors == "Error: Cannot write '\(path)': this command reads the same file, which would "
        + "be lost; choose another path.\n")
    #expect(try String(contentsOfFile: input, encoding: .utf8) == text)
    // A file beside it is no input. One case is enough, as each report takes seconds.
    guard name == "link" else { return }
    #expect(CommandCall.of(["report", input, "--output", folder.path + "/page"]).code == .done)
    #expect(CommandCall.of(["report", input, "--write"]).code == .done)
  }

  @Test(
    "A folder whose report would replace an input is refused before the run.",
    arguments: ["results.json", "README.md", "charts/growth-dark.svg"])
  func ownInputInFolder(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try AtomicFile.write("", to: "\(folder.path)/\(name)")
    let report = try ReportFolder(folder.path, date: Date(), overwriting: true)
    #expect(throws: Never.self) { try report.check() }
    let error = #expect(throws: CommandFailure.self) {
      try InputFiles.$current.withValue(InputFiles()) {
        InputFiles.note("\(folder.path)/\(name)")
        try report.check()
      }
    }
    #expect(error?.exitCode == .cannotWrite)
  }

  @Test("Rewriting a report removes pictures that are no longer drawn, and no other files.")
  func stalePictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder.rewrite(report(withTimes: true), in: folder.path)
    #expect(try pictures == ["growth-dark.svg", "growth-light.svg"])
    let charts = folder.appending(path: "charts")
    let drawn = try String(
      contentsOf: charts.appending(path: "growth-light.svg"), encoding: .utf8)
    let own = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n</svg>\n"
    let files = [
      ("ratios-10-light.svg", drawn), ("processes-select-dark.svg", drawn),
      // Files that a user has added.
      ("ratios-mine-light.svg", own), ("notes.txt", "to be kept"),
    ]
    for (name, text) in files {
      try text.write(to: charts.appending(path: name), atomically: true, encoding: .utf8)
    }
    let foreign = files.dropFirst(2).map(\.0)
    try ReportFolder.rewrite(report(withTimes: true), in: folder.path)
    #expect(try pictures == (["growth-dark.svg", "growth-light.svg"] + foreign).sorted())
    try ReportFolder.rewrite(report(withTimes: false), in: folder.path)
    #expect(try pictures == foreign.sorted())
  }

  @Test("A report without pictures has no folder for them.")
  func noPictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder.rewrite(report(withTimes: false), in: folder.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["README.md", "events.md", "harness.md"])
  }

  @Test("Rewriting removes pages of events that are gone, and no other files.")
  func stalePages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder.rewrite(report(withTimes: false), in: folder.path)
    let pages = folder.appending(path: "events")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    for (name, text) in [
      ("sort.md", "## The list is sorted (sort)\n\nOld.\n"), ("mine.md", "My own words.\n"),
    ] {
      try text.write(to: pages.appending(path: name), atomically: true, encoding: .utf8)
    }
    try ReportFolder.rewrite(report(withTimes: false), in: folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: pages.path) == ["mine.md"])
  }
}
