import Foundation
import Report
import Support
import Testing

@testable import archbench

@Suite("Report folders") @MainActor
struct ReportFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func report(withSource: Bool) -> MarkdownReport {
    MarkdownReport(results(withSource: withSource))
  }

  private func results(withSource: Bool) -> Results {
    Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU", cores: 2, swift: "Swift 6.3", configuration: "release", commit: nil,
        dirty: nil),
      run: RunSettings(
        command: "archbench run", plan: "quick", seed: 1, processes: 5, processesMeasured: 5,
        places: 16, roundsPerPlace: 6, seconds: 42, interrupted: false, disturbedShare: 0),
      controls: [:], valid: true, architectures: [], interactions: [], cells: [],
      unavailable: [:],
      source: withSource
        ? [
          SourceEntry(
            architecture: "MVC", bucket: "feature", files: 1, lines: 9, code: 6, comment: 2,
            blank: 1, tokens: 40)
        ] : [],
      failures: [], warnings: [])
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

  @Test(
    "With --output, a report is written to the file and not printed.",
    arguments: ["html", "markdown"])
  func output(_ format: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try AtomicFile.write(
      try ResultsFile.text(results(withSource: false)), to: folder.path + "/results.json")
    let words = ["report", folder.path, "--format", format]
    let path = folder.path + "/new/page"
    let call = CommandCall.of(words + ["--output", path])
    #expect(call.code == .done && call.output.isEmpty && call.errors.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == CommandCall.of(words).output)
  }

  @Test("Rewriting a report removes pictures that are no longer drawn, and no other files.")
  func stalePictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder.rewrite(report(withSource: true), in: folder.path)
    #expect(try pictures == ["source-dark.svg", "source-light.svg"])
    let charts = folder.appending(path: "charts")
    let drawn = try String(
      contentsOf: charts.appending(path: "source-light.svg"), encoding: .utf8)
    let own = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n</svg>\n"
    let files = [
      ("ratios-10-light.svg", drawn), ("processes-select-dark.svg", drawn),
      // Files that a user has added: by text, by name, by both.
      ("ratios-mine-light.svg", own), ("copy-of-source-light.svg", drawn),
      ("source-light.svg.orig", drawn), ("notes.txt", "to be kept"),
    ]
    for (name, text) in files {
      try text.write(to: charts.appending(path: name), atomically: true, encoding: .utf8)
    }
    let foreign = files.dropFirst(2).map(\.0)
    try ReportFolder.rewrite(report(withSource: true), in: folder.path)
    #expect(try pictures == (["source-dark.svg", "source-light.svg"] + foreign).sorted())
    try ReportFolder.rewrite(report(withSource: false), in: folder.path)
    #expect(try pictures == foreign.sorted())
  }

  @Test("A report without pictures has no folder for them.")
  func noPictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder.rewrite(report(withSource: false), in: folder.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["README.md", "harness.md", "interactions.md"])
  }

  @Test("Rewriting removes pages of interactions that are gone, and no other files.")
  func stalePages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder.rewrite(report(withSource: false), in: folder.path)
    let pages = folder.appending(path: "interactions")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    for (name, text) in [("sort.md", "## sort\n\nOld.\n"), ("mine.md", "My own words.\n")] {
      try text.write(to: pages.appending(path: name), atomically: true, encoding: .utf8)
    }
    try ReportFolder.rewrite(report(withSource: false), in: folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: pages.path) == ["mine.md"])
  }
}
