import Foundation
import Measurement
import Report
import Support
import Testing
import Toolkit
import Workshop

@testable import Results
@testable import archbench

@Suite("Sources that were built") @MainActor
struct BuiltSourcesTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let built = Date(timeIntervalSince1970: 1_800_000_000)

  /// Makes a project with two architectures, and an executable that is newer than its sources.
  init() throws {
    for path in [
      "Sources/App/Model/Note.swift", "Sources/CProbes/counters.c",
      "Sources/Equivalence/Script.swift", "Sources/Architectures/Baseline/App.swift",
      "Sources/Architectures/Baseline/README.md", "Sources/Architectures/MVC/App.swift",
      "Sources/Architectures/MVC/Notes/Rows/Row.swift", "archbench",
    ] {
      try write("old", to: path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: root.path + "/Sources/BaselineClone",
      withDestinationPath: "../Architectures/Baseline")
  }

  private func write(_ text: String, to path: String, after seconds: Double = 0) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: built.addingTimeInterval(seconds)], ofItemAtPath: file.path)
  }

  /// Returns the checksums of the shared sources, Baseline and MVC.
  private func checksums(root other: String? = nil) -> [String?] {
    var results = Results.empty
    BuiltSources(
      of: ["Baseline", "MVC"], root: other ?? root.path, executable: root.path + "/archbench")?
      .add(to: &results)
    return [results.sharedSources] + results.architectures.map(\.sources)
  }

  @Test(
    "A change of a source changes the checksum of what it is a part of, and no other.",
    arguments: [
      ("Sources/App/Model/Note.swift", [0]), ("Sources/CProbes/counters.c", [0]),
      ("Sources/Equivalence/Script.swift", [0]), ("Sources/Architectures/Baseline/App.swift", [1]),
      ("Sources/Architectures/MVC/App.swift", [2]),
      ("Sources/Architectures/MVC/Notes/Rows/Row.swift", [2]),
      ("Sources/Architectures/Baseline/README.md", []), ("Sources/Report/Report.swift", []),
    ])
  func change(_ path: String, _ places: [Int]) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let before = checksums()
    #expect(!before.contains(nil) && before == checksums())
    try write("new", to: path)
    let after = checksums()
    #expect(!after.contains(nil))
    #expect(before.indices.filter { before[$0] != after[$0] } == places)
  }

  @Test("The folder in which the command was built is the project's.")
  func builtRoot() {
    #expect(ProjectSource.isRoot(ProjectSource.builtRoot))
  }

  @Test("Checksums do not depend on the place of the project.")
  func place() throws {
    let copy = root.path + "-copy"
    defer {
      try? FileManager.default.removeItem(at: root)
      try? FileManager.default.removeItem(atPath: copy)
    }
    let before = checksums()
    try FileManager.default.copyItem(atPath: root.path, toPath: copy)
    for path in try FileManager.default.subpathsOfDirectory(atPath: copy) {
      try? FileManager.default.setAttributes(
        [.modificationDate: built], ofItemAtPath: "\(copy)/\(path)")
    }
    #expect(checksums(root: copy) == before)
  }

  @Test("If a source is newer than the executable or missing, there is no checksum.")
  func changedSinceBuild() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("old", to: "Sources/Architectures/MVC/README.md", after: 60)
    #expect(!checksums().contains(nil))
    try write("old", to: "Sources/Architectures/MVC/App.swift", after: 60)
    #expect(checksums() == [nil, nil, nil])
    try FileManager.default.removeItem(at: root.appending(path: "Sources/Architectures/MVC"))
    #expect(checksums() == [nil, nil, nil])
  }

  @Test("A report in Reports does not make the project look changed; any other file does.")
  func reports() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    func git(_ words: String...) throws {
      let identity = ["-c", "user.name=n", "-c", "user.email=e", "-c", "commit.gpgsign=false"]
      try #require(ProgramRun(["git", "-C", root.path] + identity + words).isDone)
    }
    let none = SourceCommit(of: root.path)
    #expect(none.name == nil && none.isChanged == nil)
    #expect(none.gap?.contains("fatal: not a git repository") == true)
    try git("init", "--quiet")
    try git("add", "--all")
    try git("commit", "--quiet", "--no-verify", "--message", "Begin")
    #expect(SourceCommit(of: root.path).isChanged == false)
    try write("new", to: "Reports/first/results.json")
    #expect(SourceCommit(of: root.path).isChanged == false)
    try write("new", to: "Sources/App/Model/Other.swift")
    #expect(SourceCommit(of: root.path).isChanged == true)
  }
}

extension Results {
  /// Results of Baseline and MVC without any figure.
  fileprivate static var empty: Results {
    Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU", cores: 2, swift: "Swift 6.3", configuration: "release", commit: nil,
        dirty: nil),
      run: RunSettings(
        command: "archbench run", plan: "quick", seed: 1, processes: 5, processesMeasured: 5,
        places: 1, roundsPerPlace: 1, disturbedShare: 0),
      valid: true,
      architectures: ["Baseline", "MVC"].map { ArchitectureEntry(name: $0, summary: "S.") },
      definitions: [], cells: [])
  }
}
