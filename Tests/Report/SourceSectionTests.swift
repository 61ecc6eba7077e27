import Foundation
import Study
import Support
import Testing

@testable import Report
@testable import Results
@testable import SourceAnalysis

@Suite("Section about sources")
struct SourceSectionTests {
  @Test("The tables show the counts of each bucket and role.")
  func tables() throws {
    let results = try results()
    #expect(
      SourceTables.lines(results).rows
        == [["MVC", "2", "1", "9", "1", "9", "0", "0", "2", "18", "0"]])
    #expect(
      SourceTables.roles(results.structure).rows
        == [["infrastructure", "1"], ["view controller", "1"]])
    #expect(try Results(text: results.text) == results)
  }

  @Test("Without counts of roles there is no part about them.")
  func withoutStructure() throws {
    var results = try results()
    results.structure = []
    let text = RunReport(results).document.markdown
    #expect(text.contains("## How much code is it?") && !text.contains("**Lines by role"))
  }

  /// Returns results of MVC in two files, each `func f() { a() }`.
  private func results() throws -> Results {
    let paths = ["Infrastructure/Notice.swift", "Login/LoginViewController.swift"]
    let texts = paths.map {
      SourceText(path: "Sources/Architectures/MVC/" + $0, bytes: Array("func f() { a() }\n".utf8))
    }
    let source = try ArchitectureSource(BucketMap.named("MVC"), texts: texts)
    var results = Results.sample(["a"])
    results.source = Bucket.allCases.map { SourceEntry($0, of: source) }
    results.structure = [StructureEntry(source)]
    return results
  }
}
