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
      try ReportFolder(nil, ofEvents: [], force: false, from: "/tmp")
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.message.hasSuffix("name one with --output.") == true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: Never.self) {
      try ReportFolder(folder.path, ofEvents: [], force: false, from: "/tmp")
    }
  }

  private func write(_ text: String, to name: String) throws {
    try AtomicFile.write(text, to: "\(folder.path)/\(name)", replacing: .ownStore)
  }

  private func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder.path)/\(name)")
  }

  /// The folder of a report on one event.
  private func reserved(isNew: Bool = true, force: Bool = false) throws -> ReportFolder {
    try ReportFolder(folder.path, ofEvents: ["edit-visible"], isNew: isNew, force: force)
  }

  /// Writes a report and its pictures again.
  private func rewrite(withTimes: Bool) throws {
    try reserved(isNew: false).write(report(withTimes: withTimes))
  }

  // MARK: - Files of others

  private nonisolated static let pages = [
    "README.md", "events.md", "rules.md", "harness.md", "events/edit-visible.md",
    "charts/growth-dark.svg",
  ]

  @Test(
    "A file with the name of a report's is refused before a run, which replaces it if it is forced.",
    arguments: pages + ["results.json", "medians.csv.gz"])
  func foreign(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("Mine.\n", to: name)
    let call = CommandCall.of(
      ["run", "--allow-debug-build", "--quick", "--rounds", "1", "--architecture", "MVC"]
        + ["--interaction", "edit-visible", "--output", folder.path])
    #expect(call.code == .cannotWrite && call.output.isEmpty)
    #expect(call.errors.split(separator: ".").count < 5 && call.errors.contains("--force"))
    #expect(bytes(name) == Data("Mine.\n".utf8))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).count < 3)
    guard report(withTimes: true).has(name) else { return }
    // Also a file that comes while the run measures.
    try FileManager.default.removeItem(at: folder)
    let reserved = try reserved()
    try write("Mine.\n", to: name)
    #expect(throws: CommandFailure.self) {
      try reserved.write(
        report(withTimes: true), of: results(withTimes: true), RunMedians(joining: []))
    }
    #expect(bytes(name) == Data("Mine.\n".utf8))
    try self.reserved(force: true).write(
      report(withTimes: true), of: results(withTimes: true), RunMedians(joining: []))
    #expect(bytes(name) != Data("Mine.\n".utf8))
  }

  @Test(
    "A report that is written again replaces no file of others, unless it is forced to.",
    arguments: pages)
  func foreignPage(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try results(withTimes: true).text
    try write(text, to: "results.json")
    try write("Mine.\n", to: name)
    for option in ["--write", "--recount"] {
      let call = CommandCall.of(["report", folder.path, option])
      #expect(call.code == .cannotWrite)
      #expect(
        call.errors.replacing(#/\s+/#, with: " ").hasPrefix(
          "Error: Cannot write '\(folder.path)/\(name)': archbench did not write this file"))
    }
    #expect(bytes(name) == Data("Mine.\n".utf8))
    #expect(bytes("results.json") == Data(text.utf8))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).count < 4)
    // One case is enough, as each report takes seconds.
    guard name == "README.md" else { return }
    #expect(CommandCall.of(["report", folder.path, "--write", "--force"]).code == .done)
    #expect(bytes(name) != Data("Mine.\n".utf8))
  }

  @Test("A link in place of the medians stays, and the file behind it is written.")
  func medians() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("Mine.\n", to: "kept/medians")
    let link = folder.path + "/medians.csv.gz"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "kept/medians")
    #expect(throws: CommandFailure.self) { try reserved() }
    try reserved(force: true).write(
      report(withTimes: false), of: results(withTimes: false), RunMedians(joining: []))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "kept/medians")
    #expect(ProgramRun(["gzip", "-dc", link]).output == RunMedians.heading + "\n")
    try FileManager.default.removeItem(atPath: folder.path + "/kept")
    let error = #expect(throws: CommandFailure.self) { try reserved(force: true) }
    #expect(error?.message.contains("leads to 'kept/medians'") == true)
  }

  @Test("If a file cannot be written at the end of a run, no new file or folder stays.")
  func halfReport() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let reserved = try reserved()
    try write("Mine.\n", to: "events")
    let error = #expect(throws: CommandFailure.self) {
      try reserved.write(
        report(withTimes: true), of: results(withTimes: true), RunMedians(joining: []))
    }
    #expect(error?.exitCode == .cannotWrite)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["events"])
    #expect(throws: CommandFailure.self) { try self.reserved(force: true) }
    // Results that are no JSON fail last, and the folder is a new one.
    try FileManager.default.removeItem(at: folder)
    var broken = results(withTimes: true)
    broken.run.seconds = .nan
    #expect(throws: (any Error).self) {
      try reserved.write(report(withTimes: true), of: broken, RunMedians(joining: []))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("The same file is not refused if the run has another event.")
  func otherEvent() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("Mine.\n", to: "events/sort.md")
    #expect(throws: Never.self) { try reserved() }
  }

  @Test("A folder with results is refused.")
  func existing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: "results.json")
    let error = #expect(throws: CommandFailure.self) { try reserved() }
    #expect(error?.exitCode == .cannotWrite)
    #expect(error?.message.hasPrefix("There is a report in \(folder.path) already;") == true)
  }

  @Test(
    "With --output, a report replaces an older one of any format, and no other file.",
    arguments: [["html", "--no-traces"], ["markdown"]])
  func output(_ format: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(try results(withTimes: false).text, to: "results.json")
    let words = ["report", folder.path, "--format"] + format
    let path = folder.path + "/new/page"
    let call = CommandCall.of(words + ["--output", path])
    #expect(call.code == .done && call.output.isEmpty && call.errors.isEmpty)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(ReportFiles.isPrinted(text))
    try write("Mine.\n", to: "new/page")
    let refusal = CommandCall.of(words + ["--output", path])
    #expect(refusal.code == .cannotWrite && refusal.errors.contains("--force"))
    #expect(bytes("new/page") == Data("Mine.\n".utf8))
    guard format == ["markdown"] else { return }
    #expect(CommandCall.of(words + ["--output", path, "--force"]).code == .done)
    #expect(text == CommandCall.of(words).output && bytes("new/page") == Data(text.utf8))
  }

  @Test(
    "An output that is the input under any name is refused, and the input stays.",
    arguments: ["results.json", ".././F/results.json", "hard", "link"])
  func ownInput(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.path + "/results.json"
    let text = try results(withTimes: false).text
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
  }

  @Test(
    "A folder whose report would replace an input is refused before the run.",
    arguments: ["results.json", "README.md", "charts/growth-dark.svg"])
  func ownInputInFolder(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: name)
    #expect(throws: Never.self) { try reserved(force: true) }
    let error = #expect(throws: CommandFailure.self) {
      try InputFiles.$current.withValue(InputFiles()) {
        InputFiles.note("\(folder.path)/\(name)")
        _ = try reserved(force: true)
      }
    }
    #expect(error?.exitCode == .cannotWrite)
  }

  @Test("Rewriting a report removes pictures that are no longer drawn, and no other files.")
  func stalePictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try rewrite(withTimes: true)
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
    try rewrite(withTimes: true)
    #expect(try pictures == (["growth-dark.svg", "growth-light.svg"] + foreign).sorted())
    try rewrite(withTimes: false)
    #expect(try pictures == foreign.sorted())
  }

  @Test("A report without pictures has no folder for them.")
  func noPictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try rewrite(withTimes: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["README.md", "events.md", "harness.md"])
  }

  @Test("Rewriting removes pages of events that are gone, and no other files.")
  func stalePages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try rewrite(withTimes: false)
    let pages = folder.appending(path: "events")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    for (name, text) in [
      ("sort.md", "## The list is sorted (sort)\n\nOld.\n"), ("mine.md", "My own words.\n"),
    ] {
      try text.write(to: pages.appending(path: name), atomically: true, encoding: .utf8)
    }
    try rewrite(withTimes: false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: pages.path) == ["mine.md"])
  }
}

extension RunReport {
  /// Whether a run with this report writes a file.
  fileprivate func has(_ name: String) -> Bool {
    let names = pages.map(\.path) + pictures.flatMap(\.files).map(\.path)
    return (names + ["results.json", "medians.csv.gz"]).contains(name)
  }
}
