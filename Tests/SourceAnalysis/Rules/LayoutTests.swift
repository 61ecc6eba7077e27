import Foundation
import SourceAnalysis
import Study
import Support
import Testing

@Suite("Rules and the layout of sources", .serialized, .enabled(if: formatter != nil))
struct LayoutTests {
  @Test("Formatting the sources to another line length changes no verdict", arguments: [80, 120])
  func reformatted(width: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "LayoutTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for book in RuleBook.all {
      let copy = folder.appending(path: BucketMap.folder(of: book.architecture))
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(ProjectRules.root)/\(BucketMap.folder(of: book.architecture))", toPath: copy.path
      )
    }
    // A violation that is planted before the formatting must be found after it.
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
    let run = ProgramRun([
      try #require(formatter), "format", "--in-place", "--recursive", "--parallel",
      "--configuration", configuration.path, folder.appending(path: "Sources").path,
    ])
    #expect(run.isDone, "\(run.errors)")
  }
}

extension Seed {
  /// Whether it violates the matrix; one violation for each pattern is enough here.
  fileprivate var isMatrix: Bool { rule == "matrix" }
}

private let formatter = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }
