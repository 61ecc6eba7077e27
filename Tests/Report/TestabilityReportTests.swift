import Catalog
import Study
import Support
import Testing

@testable import Report

@Suite("Figures of unit tests") struct TestabilityReportTests {
  private func file(_ all: ArchitectureTests...) -> TestabilityFile {
    TestabilityFile(commit: "abc", seed: 1, sharedTokens: 500, architectures: all)
  }

  private func verdict(_ id: String, _ all: ArchitectureTests...) throws -> ClaimVerdict {
    var results = Results.sample(["session"])
    results.testability = TestabilityFile(
      commit: "abc", seed: 1, sharedTokens: 500, architectures: all)
    let claim = try #require(Claims.all.first { $0.id == id })
    return claim.test(ClaimEvidence(results: results)).verdict
  }

  @Test("A row sums up twelve behaviours: views, tokens, objects, turns, time and both scores.")
  func summary() {
    let row =
      TestabilityTables.summary(file(.sample("MVC", views: 5))).plain().split(separator: "\n")
      .last.map(String.init) ?? ""
    let words = row.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    #expect(words == "MVC 7 of 12 79 % 65 30 3.0 1.0 12 90 % 50 %")
  }

  @Test("The page lists each behaviour, and each survivor with its place.")
  func page() {
    let text = TestabilitySection(file(.sample("MVC", views: 5))).document.markdown
    #expect(text.contains("| 10, views, 9/10 of 20 |"))
    #expect(text.contains("* **deciding** `A.swift:7` constant: `1 → 2`"))
    #expect(text.contains("300 mutants compile, 20 do not; of those tried, 1 survive"))
  }

  @Test("The file can be read again, and the age of its figures is told.")
  func file() throws {
    let file = file(.sample("MVC"), .sample("Redux"))
    #expect(try TestabilityFile(text: file.text) == file)
    let note = "The sources or unit tests of MVC have changed since they were measured."
    #expect(TestabilitySection(file, note: note).document.markdown.contains("abc. \(note)\n"))
    let all = architectureNames.map { ArchitectureTests.sample($0, views: 12) }
    let full = TestabilityFile(commit: "abc", seed: 1, sharedTokens: 1, architectures: all)
    let widths = TestabilitySection(full).document.terminal(width: 80).split(separator: "\n")
      .map(\.count)
    #expect(widths.allSatisfy { $0 <= 80 })
  }

  @Test("Z7 holds if more than six behaviours need views in MVC, and none in Ziggurat.")
  func structsAsOutput() throws {
    #expect(try verdict("Z7", .sample("MVC", views: 7), .sample("Ziggurat")) == .holds)
    #expect(try verdict("Z7", .sample("MVC", views: 6), .sample("Ziggurat")) == .fails)
    #expect(try verdict("Z7", .sample("MVC", views: 7), .sample("Ziggurat", views: 1)) == .fails)
    #expect(try verdict("Z7", .sample("MVC", views: 7)) == .notRun("unit tests were not measured"))
  }

  @Test("Z20 holds if there is a value, and fresh views are equal.")
  func recordedState() throws {
    func with(_ value: String?, _ isEqual: Bool) throws -> ClaimVerdict {
      let state = RecordedStateResult(value: value, isEqual: isEqual, lost: ["scroll offset"])
      return try verdict("Z20", .sample("Ziggurat", state: state))
    }
    #expect(try with("the tree", true) == .holds)
    #expect(try with("the tree", false) == .fails)
    #expect(try with(nil, true) == .fails)
  }

  @Test("M9 holds if a save is lost, or the view model never dies.")
  func leavingWhileSaving() throws {
    func with(_ dies: String, _ isSaveKept: Bool) throws -> ClaimVerdict {
      let save = LeavingWhileSavingResult(handler: "Store", dies: dies, isSaveKept: isSaveKept)
      return try verdict("M9", .sample("MVVM", save: save))
    }
    #expect(try with("with its screen", true) == .fails)
    #expect(try with("with its screen", false) == .holds)
    #expect(try with("never", true) == .holds)
  }

  @Test("H14 holds if MVVM's fake has the fewest tokens.")
  func fakes() throws {
    func with(_ tokens: Int) throws -> ClaimVerdict {
      try verdict(
        "H14", .sample("MVC"), .sample("MVVM", fake: tokens), .sample("MVVM-C"), .sample("Redux"),
        .sample("Ziggurat"))
    }
    #expect(try with(99) == .holds)
    #expect(try with(101) == .fails)
  }
}
