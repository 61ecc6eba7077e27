import ArchitectureRules
import Foundation
import SourceMetrics
import Testing

/// Verdicts are about the code and not about its layout.
@Suite("Layout", .serialized, .enabled(if: formatter != nil))
struct LayoutTests {
  @Test("Another width of lines changes no verdict", arguments: [80, 120])
  func reformatted(width: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "LayoutTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for book in RuleBook.all {
      let copy = folder.appending(path: "Sources/\(book.architecture)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(ProjectRules.root)/Sources/\(book.architecture)", toPath: copy.path)
    }
    // Each seed stays one: a violation that is planted before is found after.
    for book in RuleBook.all {
      let original = try ProjectRules.sources(of: book.architecture)
      for seed in Seed.all where seed.architecture == book.architecture {
        guard seed.isMatrix else { continue }
        let planted = try seed.planted(in: original).sources.files.first { $0.path == seed.path }
        try planted?.text.write(
          to: folder.appending(path: seed.path), atomically: true, encoding: .utf8)
      }
    }
    try format(folder, width: width)
    for book in RuleBook.all {
      let sources = try RuleSources(BucketMap.named(book.architecture), root: folder.path)
      let seeds = Seed.all.filter { $0.architecture == book.architecture && $0.isMatrix }
      let broken = book.check(sources).filter { $0.value != .holds }
      #expect(Set(broken.keys) == Set(seeds.map(\.rule)), "\(book.architecture), \(width)")
    }
  }

  private func format(_ folder: URL, width: Int) throws {
    let configuration = folder.appending(path: "configuration.json")
    try #"{ "version": 1, "lineLength": \#(width), "indentation": { "spaces": 2 } }"#.write(
      to: configuration, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: try #require(formatter))
    process.arguments = [
      "format", "--in-place", "--recursive", "--parallel", "--configuration", configuration.path,
      folder.appending(path: "Sources").path,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

extension Seed {
  /// One a pattern is enough to see that violations are found in any layout.
  fileprivate var isMatrix: Bool { rule == "matrix" }
}

private let formatter = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }
