import CommandLineKit
import Foundation
import Reporting
import SourceMetrics

/// The traces that are kept with the sources, so that not every report has to record them.
enum KeptTraces {
  /// Where they lie, from the package's root; `Scripts/update-traces` writes it.
  static let path = "Sources/traces.json"

  /// All of them.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if they are not there or damaged.
  static func read(root: String) throws -> TraceFile {
    do {
      return try TraceFile(text: String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
    } catch {
      throw CommandFailure(
        "'\(path)' cannot be read; write it anew with Scripts/update-traces.", .badData)
    }
  }

  /// Those of architectures whose sources are still the ones that they were recorded on, and a
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

  /// A checksum of each architecture's sources; what only its variants use is left out.
  ///
  /// - Throws: a `SourceError` when something cannot be read.
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
