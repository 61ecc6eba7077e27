import Foundation
import Support
import TestSupport
import Testing

/// Runs `Scripts/check-figures` on the report that README shows, and on copies with a wrong figure.
@Suite(
  "The check of figures",
  .enabled(if: ProgramRun(["python3", "--version"]).isDone, "the script needs python3"))
struct CheckFiguresTests {
  private let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// The folder of the report that README shows.
  private var published: String {
    get throws {
      let readme = try String(contentsOfFile: "\(projectRoot)/README.md", encoding: .utf8)
      return "\(projectRoot)/\(try #require(readme.firstMatch(of: #/<!-- report (\S+) -->/#)).1)"
    }
  }

  private func check(_ report: String) -> ProgramRun {
    ProgramRun(["\(projectRoot)/Scripts/check-figures", report])
  }

  /// Checks a copy of the report in which a text of a file is replaced.
  private func check(replacing old: String, with new: String, in name: String) throws -> String {
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(atPath: published, toPath: copy.path)
    let file = copy.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let place = try #require(text.firstRange(of: old))
    try text.replacingCharacters(in: place, with: new).write(
      to: file, atomically: true, encoding: .utf8)
    let run = check(copy.path)
    #expect(run.status == 1)
    return run.output
  }

  @Test("Every figure of the published report is computed again, and its tables show it.")
  func wholeReport() throws {
    let run = check(try published)
    #expect(run.isDone, "\(run.text)")
    #expect(run.output.contains(" of them in tables; 0 differ."))
  }

  @Test(
    "A wrong figure in a table of a page is listed.",
    arguments: [
      ("README.md", "| MVC      | ", "MVC, a key, µs: report 7  **2.0, computed 2.0"),
      ("events.md", "| MVC      |   1,000 |      9 | ", "MVC, times Baseline: report 71."),
      ("events/edit-visible.md", "| MVC      | ", "MVC, µs: report 7"),
    ])
  func seeded(_ page: String, _ place: String, _ words: String) throws {
    let found = try check(replacing: place, with: place + "7", in: page)
    #expect(found.contains("check-figures: table, \(page), \(words)"), "\(found)")
  }

  @Test("A figure and a verdict of results.json that do not follow from the medians are listed.")
  func changed() throws {
    let mean = try check(
      replacing: "\"events\":9,\"highest\":", with: "\"events\":9,\"highest\":1", in: "results.json"
    )
    #expect(mean.contains("highest: report"))
    let verdict = try check(
      replacing: "\"verdict\":\"slower\"", with: "\"verdict\":\"faster\"", in: "results.json")
    #expect(verdict.contains("verdict: report faster, computed slower"))
  }
}
