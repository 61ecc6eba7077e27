import Foundation
import Report
import Support

/// Short texts below `.build`, by what they depend on: a measurement that was killed goes on with
/// them.
struct KeptTexts: Sendable {
  let folder: String

  /// Returns the text that was kept for a key.
  subscript(key: String) -> String? {
    try? String(contentsOfFile: path(key), encoding: .utf8)
  }

  /// - Throws: a `CommandFailure` with exit code 73.
  func keep(_ text: String, for key: String) throws(CommandFailure) {
    try AtomicFile.write(text, to: path(key))
  }

  private func path(_ key: String) -> String { "\(folder)/\(Checksum.of(key).text)" }
}
