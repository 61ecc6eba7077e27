import Catalog
import Foundation
import Report
import SourceAnalysis
import Support

/// The traces that are stored with the sources, so a report need not record them.
enum KeptTraces {
  /// The path of the file, relative to the package's root.
  ///
  /// `Scripts/update-traces` writes it.
  static let path = "Sources/Documentation/traces.json"

  /// Returns all stored traces.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if the file is missing or damaged.
  static func read(root: String) throws -> TraceFile {
    try TraceFile(kept: path, root: root, writtenBy: "Scripts/update-traces")
  }

  /// Returns the traces of all architectures that have not changed since the recording, and a
  /// sentence about the others.
  static func valid(of names: [String]) -> (traces: [TraceResult], note: String?) {
    guard let root = ProjectSource.root, let file = try? read(root: root),
      let now = try? checksums(of: names, root: root)
    else { return ([], "There are no recorded traces: `\(path)` cannot be read.") }
    let stale = names.filter { file.sources[$0] != now[$0] }
    return (
      file.traces.filter { names.contains($0.architecture) && !stale.contains($0.architecture) },
      stale.isEmpty
        ? nil
        : "Of \(stale.joined(separator: ", ")) there is no trace of these sources: they have "
          + "changed since the last one was recorded."
    )
  }

  /// Returns a checksum of each architecture's sources, without those that only its other variants
  /// use.
  ///
  /// - Throws: a `SourceError` if a file cannot be read.
  static func checksums(of names: [String], root: String) throws -> [String: String] {
    var checksums: [String: String] = [:]
    for name in names {
      let map = try BucketMap.named(name)
      let texts = try SourceTree.texts(at: [map.folder], in: root).filter { text in
        let inside = String(text.path.dropFirst(map.folder.count + 1))
        return try map.place(of: inside).bucket != .variants
      }
      checksums[name] = TraceFile.checksum(of: texts.map { ($0.path, $0.bytes) })
    }
    return checksums
  }
}
