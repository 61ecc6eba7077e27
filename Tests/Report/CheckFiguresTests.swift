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
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let needed = try FileManager.default.contentsOfDirectory(atPath: published).filter {
      ["README.md", "results.json"].contains($0) || $0.hasPrefix("medians")
    }
    for file in needed {
      try FileManager.default.copyItem(
        atPath: "\(published)/\(file)", toPath: copy.appending(path: file).path)
    }
    let file = copy.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let place = try #require(text.firstRange(of: old))
    try text.replacingCharacters(in: place, with: new).write(
      to: file, atomically: true, encoding: .utf8)
    let run = check(copy.path)
    #expect(run.status == 1)
    return run.output
  }

  @Test("Every figure of the published report is computed again, and none is in no result.")
  func wholeReport() throws {
    let run = check(try published)
    #expect(run.isDone, "\(run.text)")
    #expect(run.output.contains(" 0 differ or are in no result."))
  }

  @Test("A seeded figure that is in no result is listed: in a sentence and in a table.")
  func seeded() throws {
    let sentence = try check(
      replacing: "**To run**", with: "**To run** 4,711 lines", in: "README.md")
    #expect(sentence.contains("shows a figure that is in no result: 4,711 in: **To run**"))
    let cell = try check(replacing: "| MVC      |", with: "| MVC      | 7.77 ", in: "README.md")
    #expect(cell.contains("shows a figure that is in no result: 7.77 in:"))
  }

  @Test("A figure of results.json that does not follow from the medians is listed.")
  func changed() throws {
    let output = try check(
      replacing: "\"events\":9,\"highest\":", with: "\"events\":9,\"highest\":1", in: "results.json"
    )
    #expect(output.contains("highest: report"))
  }
}
