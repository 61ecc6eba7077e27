import Foundation
import Report
import SourceAnalysis
import Study
import Support
import Workshop

/// The line, token and structure counts of the architectures' sources.
struct ProjectSource {
  /// Lines and tokens by architecture and bucket.
  private(set) var entries: [SourceEntry] = []
  /// Types and roles by architecture.
  private(set) var structure: [StructureEntry] = []
  /// The tool that made the normalized counts, or the reason why there are none.
  private(set) var normalization: SourceNormalization?
  /// A warning if the sources are missing or cannot be counted.
  private(set) var warnings: [String] = []

  /// Counts the architectures of these names.
  ///
  /// Formatting takes a second or two, so call this only while nothing is measured.
  init(of names: [String]) {
    do {
      guard let root = Self.root else { throw NotFound() }
      let maps = try names.map { try BucketMap.named($0) }
      let texts = try SourceTree.texts(at: maps.map(\.folder), in: root)
      let formatted = format(texts)
      for map in maps {
        let source = try ArchitectureSource(map, texts: texts)
        let after = try formatted.map { try ArchitectureSource(map, texts: $0) }
        entries += Bucket.allCases.map { SourceEntry($0, of: source, normalized: after) }
        structure.append(StructureEntry(source, texts: texts, normalized: after))
      }
    } catch {
      entries = []
      structure = []
      warnings = ["Lines of code were not counted: \(error)"]
    }
  }

  private mutating func format(_ texts: [SourceText]) -> [SourceText]? {
    do {
      let formatted = try FormattedSources(texts)
      normalization = SourceNormalization(
        tool: FormattedSources.tool, lineLength: FormattedSources.lineLength,
        unformatted: formatted.unformatted)
      return formatted.texts
    } catch {
      normalization = SourceNormalization(unavailable: "\(error)")
      return nil
    }
  }

  /// The project's folder: the current folder, or else the one in which the command was built.
  static var root: String? {
    [FileManager.default.currentDirectoryPath, builtRoot].first(where: isRoot)
  }

  /// Whether a folder is the project's.
  static func isRoot(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Sources/Architectures/Baseline")
  }

  /// The folder in which the command was built; it may no longer exist.
  static var builtRoot: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// Returns the project with the architectures of the catalog.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if its folder is not there.
  static func project() throws(CommandFailure) -> Project {
    guard let root else {
      throw CommandFailure(
        "The project's sources are not here; run the command in the project's folder.", .badData)
    }
    return Project(root)
  }

  private struct NotFound: Error, CustomStringConvertible {
    let description =
      "the project's sources are neither in the current folder nor where they were built; "
      + "run the command in the project's folder."
  }
}
