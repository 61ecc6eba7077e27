import ArchitectureKit
import Catalog
import Foundation
import Report
import SourceAnalysis
import Support

/// The figures of unit tests that are stored with the sources, so that a report need not measure them.
enum KeptTestability {
  /// The path of the file, relative to the package's root; `Scripts/testability` writes it.
  static let path = "Reports/testability/testability.json"

  /// Returns what is stored.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if the file is missing or damaged.
  static func read(root: String) throws -> TestabilityFile {
    try TestabilityFile(kept: path, root: root, writtenBy: "Scripts/testability")
  }

  /// Returns what is stored of architectures, and a sentence about those whose sources or tests have
  /// changed since.
  static func valid(of names: [String], root: String) -> (file: TestabilityFile?, note: String?) {
    guard var file = try? read(root: root) else {
      return (nil, "Unit tests were not measured: `\(path)` cannot be read.")
    }
    file.architectures.removeAll { !names.contains($0.architecture) }
    let stale = file.architectures.filter { tests in
      let now = try? checksum(of: BucketMap.named(tests.architecture), root: root)
      return now != tests.checksum
    }
    guard !stale.isEmpty else { return (file, nil) }
    let changed = stale.map(\.architecture).joined(separator: ", ")
    return (file, "The sources or unit tests of \(changed) have changed since they were measured.")
  }

  /// Stores figures, and the page that shows them.
  ///
  /// - Throws: a `CommandFailure` with exit code 73 if a file cannot be written.
  static func write(_ file: TestabilityFile, root: String) throws {
    let page = "\(root)/\(path)".replacing("testability.json", with: "README.md")
    let title = "# Unit tests as a measurement\n\nWritten by `Scripts/testability`.\n\n"
    try FileManager.default.createDirectory(
      atPath: URL(filePath: page).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try AtomicFile.write(try file.text, to: "\(root)/\(path)")
    try AtomicFile.write(title + TestabilitySection(file).markdown, to: page)
  }

  /// Returns a checksum of an architecture's headline and of its unit tests.
  ///
  /// - Throws: a `SourceError` if a file cannot be read.
  static func checksum(of map: BucketMap, root: String) throws -> String {
    let tests = "\(UnitTestSources.folder)/\(map.architecture.moduleName)"
    let texts = try SourceTree.texts(at: [map.folder, tests], in: root).filter { text in
      guard text.path.hasPrefix(map.folder + "/") else { return true }
      return try map.place(of: String(text.path.dropFirst(map.folder.count + 1))).bucket
        != .variants
    }
    return TraceFile.checksum(of: texts.map { ($0.path, $0.bytes) })
  }
}
