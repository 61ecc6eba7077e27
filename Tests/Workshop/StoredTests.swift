import Catalog
import Foundation
import Report
import Results
import SourceAnalysis
import Study
import Support
import Testing
import Workshop

@Suite("Figures that are stored with the sources")
struct StoredTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var project: Project { Project(root.path) }
  private var stored: Stored<TestabilityFile> { Stored(in: project) }

  /// Makes a project of Baseline and MVC, each with one source and one unit test.
  init() throws {
    for name in ["Baseline", "MVC"] {
      try write("struct App {}\n", to: "Sources/Architectures/\(name)/App.swift")
      try write("struct Tests {}\n", to: "Tests/Architectures/\(name)/Tests.swift")
    }
  }

  private func write(_ text: String, to path: String) throws {
    try AtomicFile.write(text, to: root.appending(path: path).path, replacing: .ownStore)
  }

  private func figures() throws -> TestabilityFile {
    TestabilityFile(
      commit: "abc", seed: 1, sharedTokens: 7,
      architectures: try ["Baseline", "MVC"].map { name in
        ArchitectureTests(
          architecture: name, checksum: try TestabilityFile.checksum(in: project)(name),
          supportTokens: 1, behaviours: [], fakeTokens: 1,
          recordedState: RecordedStateResult(value: "v", isEqual: true, lost: []),
          leavingWhileSaving: LeavingWhileSavingResult(
            handler: "h", dies: "never", isSaveKept: true))
      })
  }

  @Test(
    "What is written is read again, also for some architectures alone.")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let figures = try figures()
    try stored.write(figures)
    #expect(try stored.read() == figures)
    #expect(try stored.read(["MVC"]).architectures.map(\.architecture) == ["MVC"])
    #expect(stored.note(on: figures) == nil)
  }

  @Test(
    "A part whose source or test has changed is stale, and the note names it with the script.",
    arguments: ["Sources/Architectures/MVC/New.swift", "Tests/Architectures/MVC/Tests.swift"])
  func stale(_ path: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let figures = try figures()
    try write("struct New {}\n", to: path)
    #expect(stored.stale(figures) == ["MVC"])
    #expect(
      stored.note(on: figures)
        == "The sources or unit tests of MVC have changed since they were measured; "
        + "`Scripts/testability` measures again.")
  }

  @Test(
    "A file that is missing or damaged is an error with exit code 65 that names its script.",
    arguments: [
      (nil, nil), ("{}", "it lacks 'commit'"),
      ("no JSON", "it is not JSON, or a number in it is not whole"),
      ("{\"seed\":1,\n\"seconds\":NaN", "seconds is NaN, which is no number of JSON"),
      (
        "{\"architectures\":[{\"tokens\":-1e308}]}",
        "architectures[0].tokens is -1e308, more than can be measured"
      ),
    ])
  func unreadable(_ text: String?, _ flaw: String?) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    if let text { try write(text, to: TestabilityFile.path) }
    let error = #expect(throws: CommandFailure.self) { try stored.read() }
    #expect(error?.exitCode == .badData)
    #expect(
      error?.message == "'Reports/testability/testability.json' "
        + (flaw.map { "is damaged: \($0). Restore it, or delete it and " } ?? "cannot be read; ")
        + "write it anew with Scripts/testability.")
  }

  @Test("Figures that cannot be stored are kept elsewhere, and the error says where.")
  func kept() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("in the way", to: "Reports/testability")
    let figures = TestabilityFile(commit: "c", seed: 1, sharedTokens: 2, architectures: [])
    let error = #expect(throws: CommandFailure.self) { try stored.write(figures) }
    let path = try #require(
      error?.message.firstMatch(of: #/ What was measured is kept as '(.+)'\.$/#)
    ).1
    defer { try? FileManager.default.removeItem(atPath: String(path)) }
    #expect(error?.exitCode == .cannotWrite)
    let text = try String(contentsOfFile: String(path), encoding: .utf8)
    #expect(try TestabilityFile(text: text) == figures)
  }

  @Test("A file that is not there yet is no error where figures are added, but a damaged one is.")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try stored.readIfThere() == nil)
    try write("{}", to: TestabilityFile.path)
    #expect(throws: CommandFailure.self) { try stored.readIfThere() }
  }
}
