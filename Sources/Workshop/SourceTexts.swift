import Foundation
import SourceAnalysis
import Support

/// The texts of files, by their paths from a folder.
package enum SourceTexts {
  /// Returns the text of a file; `nil` if there is none.
  package static func read(_ path: String, in root: String) -> String? {
    InputFiles.note("\(root)/\(path)")
    return try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// Writes a file, unless it has this text: what is not changed is not built again.
  static func write(_ text: String, to path: String, in root: String) throws {
    let file = URL(filePath: "\(root)/\(path)")
    guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns a checksum of some files, and of the sources in folders, with their paths.
  ///
  /// A patch counts from the trailers that a program obeys.
  static func checksum(
    of paths: [String] = [], ofFolders folders: [String] = [], in root: String
  ) throws -> String {
    let sources = try SourceTree.paths(at: folders, in: root)
    let texts = try Set(paths + sources).map { path in
      let text = try bytes(path, in: root)
      return (path: path, bytes: path.hasSuffix(".patch") ? obeyed(text) : text)
    }
    return Checksum.of(files: texts).text
  }

  /// Returns the bytes of a file.
  static func bytes(_ path: String, in root: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(root)/\(path)")))
  }

  private static func obeyed(_ patch: [UInt8]) -> [UInt8] {
    let text = String(decoding: patch, as: UTF8.self)
    let starts = ["Extra-work: ", "Breaks: ", "diff "].compactMap {
      text.firstRange(of: $0)?.lowerBound
    }
    return Array(text[(starts.min() ?? text.startIndex)...].utf8)
  }
}
