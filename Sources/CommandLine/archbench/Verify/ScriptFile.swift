import Equivalence
import Foundation
import Support

/// Reads scripts from files.
enum ScriptFile {
  /// Returns the script at `path`.
  ///
  /// - Throws: a `CommandFailure`, `file:line: what is wrong`, with exit code 64.
  static func read(_ path: String) throws -> Script {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.diagnostic(
        "\(path):1: the script cannot be read, expected a text file that you may open", .usage)
    }
    do {
      return try ScriptParser.parse(Array(bytes), file: path)
    } catch {
      throw CommandFailure.diagnostic("\(error)", .usage)
    }
  }
}
