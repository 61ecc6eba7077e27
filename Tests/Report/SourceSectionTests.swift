import Foundation
import Study
import Support
import Testing

@testable import Report
@testable import Results
@testable import SourceAnalysis

@Suite("Section about sources")
struct SourceSectionTests {
  @Test("The section shows each count before and after formatting.")
  func normalized() throws {
    let results = try results(formatted: "func f() {\n  a()\n}\n")
    let text = RunReport(results).document.markdown
    #expect(text.contains("after swift-format 6 with one configuration for all, at 100 columns"))
    #expect(SourceTables.lines(results).rows[0].contains("2 (6)"))
    #expect(
      SourceTables.viewControllers(results.structure).rows
        == [["MVC", "1", "1 (3)", "9 (9)", "2 (6)", "18 (18)", "50.0 %"]])
    let size = RunReport(results).size.markdown.replacing("\u{A0}", with: " ")
    let cells = size.split(separator: "\n").last?.split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(cells == ["MVC", "2", "2", "18", "9 (50.0 %)", "9 (50.0 %)"])
    #expect(
      SourceTables.roles(results.structure).rows
        == [["infrastructure", "1 (3)"], ["view controller", "1 (3)"]])
    #expect(
      SourceTables.structure(results.structure).rows
        == [["MVC", "0", "2", "0, 0.0 %", "2", "2", "0", "0", "0", "1"]])
    #expect(try ResultsFile.results(ResultsFile.text(results)) == results)
  }

  @Test("The section gives the reason if there are no counts after formatting.")
  func unavailable() throws {
    var results = try results(formatted: nil)
    results.normalization = SourceNormalization(unavailable: "there is no formatter")
    let text = RunReport(results).document.markdown
    #expect(text.contains("are not available, because there is no formatter."))
    #expect(SourceTables.lines(results).rows[0].contains("2") && !text.contains("2 (6)"))
  }

  @Test("Without counts of types there is no part about structure.")
  func withoutStructure() throws {
    var results = try results(formatted: nil)
    results.structure = []
    let text = RunReport(results).document.markdown
    #expect(text.contains("## Source") && !text.contains("**Structure**"))
  }

  /// Returns results of MVC in two files, each `func f() { a() }`.
  private func results(formatted: String?) throws -> Results {
    let paths = ["Infrastructure/Notice.swift", "Login/LoginViewController.swift"]
    func texts(_ text: String) -> [SourceText] {
      paths.map { SourceText(path: "Sources/Architectures/MVC/" + $0, bytes: Array(text.utf8)) }
    }
    let map = try BucketMap.named("MVC")
    let own = texts("func f() { a() }\n")
    let source = try ArchitectureSource(map, texts: own)
    let after = try formatted.map { try ArchitectureSource(map, texts: texts($0)) }
    var results = Results.sample(["a"])
    results.source = Bucket.allCases.map { SourceEntry($0, of: source, normalized: after) }
    results.structure = [StructureEntry(source, texts: own, normalized: after)]
    results.normalization =
      after == nil ? nil : SourceNormalization(tool: "swift-format 6", lineLength: 100)
    return results
  }
}
