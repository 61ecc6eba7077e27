import Catalog
import Foundation
import Report
import SourceAnalysis
import Support

/// The figures of change requests that are stored with the sources.
enum KeptChanges {
  /// The path of the file, relative to the package's root; `Scripts/changes` writes it.
  static let path = "Reports/changes/changes.json"

  /// Returns what is stored.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if the file is missing or damaged.
  static func read(root: String) throws -> ChangesFile {
    try ChangesFile(kept: path, root: root, writtenBy: "Scripts/changes")
  }

  /// Returns the stored figures of some architectures, and a sentence about requests whose patches or
  /// sources have changed since.
  static func valid(of names: [String], root: String) -> (file: ChangesFile?, note: String?) {
    guard var file = try? read(root: root) else { return (nil, nil) }
    file.changes.removeAll { !names.contains($0.architecture) }
    let requests = (try? ChangeRequest.all(of: BucketMap.all.map(\.architecture), root: root)) ?? []
    let stale = file.requests.filter { stored in
      let request = requests.first { $0.number == stored.number }
      return request.flatMap { try? checksum(of: $0, root: root) } != stored.checksum
    }
    guard !stale.isEmpty else { return (file, nil) }
    let numbers = stale.map { "\($0.number)" }.joined(separator: ", ")
    return (
      file,
      "The sources or patches of these requests have changed since they were measured: \(numbers)."
    )
  }

  /// Stores figures, and the page that shows them.
  ///
  /// - Throws: a `CommandFailure` with exit code 73 if a file cannot be written.
  static func write(_ file: ChangesFile, root: String) throws {
    let page = "\(root)/\(path)".replacing("changes.json", with: "README.md")
    let title = "# Changes as a measurement\n\nWritten by `Scripts/changes`.\n\n"
    try AtomicFile.write(try file.text, to: "\(root)/\(path)")
    try AtomicFile.write(title + ChangesSection(file).markdown, to: page)
  }

  /// Returns a checksum of a request's files and of the sources that it changes, as they are.
  ///
  /// - Throws: an error if a file cannot be read.
  static func checksum(of request: ChangeRequest, root: String) throws -> String {
    let own = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(request.folder)")
      .filter { !$0.hasPrefix(".") }.map { "\(request.folder)/\($0)" }
    let changed = ([request.shared] + request.patches.values).flatMap(\.files)
      .filter { !$0.isNew }.map(\.path)
    return try checksum(ofFiles: own + changed, root: root)
  }

  /// Returns a checksum of the experiment with conversions, and of the architectures that have it.
  ///
  /// - Throws: an error if a file cannot be read.
  static func checksum(ofConversionIn maps: [BucketMap], root: String) throws -> String {
    let names = ["shared"] + maps.map(\.architecture)
    let patches = names.map { "\(ConversionExperiment.folder)/\($0).patch" }
    let sources = try SourceTree.paths(at: maps.map(\.folder), in: root)
    return try checksum(ofFiles: patches + sources, root: root)
  }

  private static func checksum(ofFiles paths: [String], root: String) throws -> String {
    let texts = try Set(paths).map { path in
      (path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: "\(root)/\(path)"))))
    }
    return TraceFile.checksum(of: texts)
  }
}
