import Foundation
import Support
import TestSupport
import Testing

@testable import Report

@Suite("The soak") struct SoakTests {
  /// Returns a line of a soak's file.
  private func line(_ step: String, findings: Int, seed: String = "7") -> String {
    """
    {"step": "\(step)", "done": 2500000, "unit": "inputs", "findings": \(findings), \
    "seed": \(seed), "seconds": 90, "commit": "abc1234", "date": "2026-11-26T09:00:00Z", "processor": "CPU"}
    """
  }

  private func steps(_ lines: String...) throws -> [SoakStep] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try AtomicFile.write(lines.joined(separator: "\n"), to: file)
    return try SoakStep.all(in: file)
  }

  @Test("The harness's page has a row for each step, and a newer line replaces an older one.")
  func table() throws {
    var results = Results.sample(["select"])
    results.soak = try steps(
      line("fuzz-json", findings: 3), line("sessions", findings: 0, seed: "null"),
      line("fuzz-json", findings: 0))
    let page = try #require(RunReport(results).pages.first { $0.path == "harness.md" }).text
    #expect(
      page.hasSuffix(
        """
        memory and lost data. Minutes include building. It last ran on 2026-11-26, on CPU.

        | step      | done             | findings | seed | minutes | commit    |
        | --------- | ---------------- | -------: | ---: | ------: | --------- |
        | sessions  | 2,500,000 inputs |        0 |    – |     1.5 | `abc1234` |
        | fuzz-json | 2,500,000 inputs |        0 |    7 |     1.5 | `abc1234` |

        """), "\(page.suffix(600))")
    results.soak = nil
    #expect(!RunReport(results).document.markdown.contains("soak"))
  }

  @Test("A damaged line is no soak.")
  func damaged() throws {
    #expect(throws: (any Error).self) { try steps(line("fuzz-json", findings: 0), "{}") }
  }

  @Test(
    "Wrong options of the script end it with exit code 64 and a sentence.",
    .enabled(if: ProgramRun(["python3", "--version"]).isDone, "the script needs python3"),
    arguments: [
      ["--only", "fuzz"], ["--scale", "0"], ["--scale", "1e3"], ["--seed", "x"], ["all"],
    ])
  func usage(_ words: [String]) throws {
    let run = ProgramRun(["\(projectRoot)/Scripts/soak", "--list"] + words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("soak: ") && run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "A soak says beforehand which steps it will take.",
    .enabled(if: ProgramRun(["python3", "--version"]).isDone, "the script needs python3"))
  func list() throws {
    let run = ProgramRun(["\(projectRoot)/Scripts/soak", "--list", "--scale", "1"])
    #expect(run.status == 0)
    for step in [
      "fuzz-scripts", "fuzz-json", "fuzz-sources", "fuzz-terminal", "fuzz-links", "sessions",
      "forms", "thread-sanitizer", "address-sanitizer", "kill-notes",
    ] { #expect(run.output.contains("\n\(step) "), "\(step): \(run.output)") }
  }
}
