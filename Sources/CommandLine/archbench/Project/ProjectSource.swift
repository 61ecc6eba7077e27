import Catalog
import Foundation
import Report
import SourceAnalysis
import Support

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
    [FileManager.default.currentDirectoryPath, builtRoot].first {
      FileManager.default.fileExists(atPath: "\($0)/Sources/Architectures/Baseline")
    }
  }

  /// The folder in which the command was built; it may no longer exist.
  static var builtRoot: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// Returns the commit of the sources, with `+` if files differ from it.
  static func commit(root: String) -> String {
    func git(_ words: String...) -> String? {
      let run = try? ProgramRun(["/usr/bin/env", "git", "-C", root] + words)
      return run.flatMap { $0.isDone ? $0.output.trimmingCharacters(in: .newlines) : nil }
    }
    guard let commit = git("rev-parse", "--short", "HEAD") else { return "unknown" }
    let isChanged = git("status", "--porcelain", "--", "Sources", "Tests") != ""
    return commit + (isChanged ? "+" : "")
  }

  private struct NotFound: Error, CustomStringConvertible {
    let description =
      "the project's sources are neither in the current folder nor where they were built; "
      + "run the command in the project's folder."
  }
}
