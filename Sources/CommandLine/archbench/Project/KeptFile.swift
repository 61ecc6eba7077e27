import Foundation
import Report
import Support

/// What is stored with the sources, so that a report need not measure or record it.
extension JSONFile {
  /// Reads a stored file.
  ///
  /// - Parameters:
  ///   - path: its path from the project's folder.
  ///   - root: the project's folder.
  ///   - script: the script that writes it.
  /// - Throws: a `CommandFailure` with exit code 65 if the file is missing or damaged.
  init(kept path: String, root: String, writtenBy script: String) throws {
    do {
      self = try Self(text: String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
    } catch {
      throw CommandFailure("'\(path)' cannot be read; write it anew with \(script).", .badData)
    }
  }
}
