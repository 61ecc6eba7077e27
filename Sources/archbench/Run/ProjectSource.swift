import Foundation
import Reporting
import SourceMetrics

/// The architectures' own sources, counted.
enum ProjectSource {
  /// Lines and tokens by architecture and bucket; a sentence instead if the sources are not there.
  static func entries(of names: [String]) -> (entries: [SourceEntry], warning: [String]) {
    do {
      guard let root else { throw Missing() }
      let entries = try names.flatMap { name in
        let source = try ArchitectureSource(BucketMap.named(name), root: root)
        return Bucket.allCases.map { bucket in
          let totals = source.totals(of: bucket)
          return SourceEntry(
            architecture: name, bucket: bucket.rawValue, files: totals.files,
            lines: totals.lines, code: totals.code, comment: totals.comment, blank: totals.blank,
            tokens: totals.tokens)
        }
      }
      return (entries, [])
    } catch {
      return ([], ["Lines of code were not counted: \(error)"])
    }
  }

  /// The project's folder: the one that the command runs in, or the one it was built from.
  static var root: String? {
    let built = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    return [FileManager.default.currentDirectoryPath, built].first {
      FileManager.default.fileExists(atPath: "\($0)/Sources/Baseline")
    }
  }

  private struct Missing: Error, CustomStringConvertible {
    let description =
      "the project's sources are neither in the current folder nor where they were built; "
      + "run the command in the project's folder."
  }
}
