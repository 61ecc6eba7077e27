import Foundation
import Report

/// The texts of files, by their paths from a folder.
package enum SourceTexts {
  /// Returns the text of a file; `nil` if there is none.
  package static func read(_ path: String, in root: String) -> String? {
    try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// Writes a file, unless it has this text: what is not changed is not built again.
  ///
  /// - Throws: an error of Foundation.
  static func write(_ text: String, to path: String, in root: String) throws {
    let file = URL(filePath: "\(root)/\(path)")
    guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns a checksum of some files and their paths; a patch counts from the trailers that a program obeys.
  ///
  /// - Throws: an error of Foundation if one cannot be read.
  static func checksum(of paths: [String], in root: String) throws -> String {
    let texts = try Set(paths).map { path in
      let data = try Data(contentsOf: URL(filePath: "\(root)/\(path)"))
      let starts = path.hasSuffix(".patch") ? ["Extra-work: ", "Breaks: ", "diff "] : []
      let start = starts.compactMap { data.firstRange(of: Data($0.utf8))?.lowerBound }.min()
      return (path: path, bytes: [UInt8](data[(start ?? 0)...]))
    }
    return TraceFile.checksum(of: texts)
  }
}
