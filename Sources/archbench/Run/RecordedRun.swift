import CommandLineKit
import Reporting

/// The results of an earlier run.
enum RecordedRun {
  /// The results in a file, or in a report's folder.
  ///
  /// - Throws: a `CommandFailure` with exit code 65.
  static func read(_ path: String) throws -> Results {
    do {
      return try ResultsFile.read(path)
    } catch {
      throw CommandFailure("\(error)", .badData)
    }
  }

  /// The report's folder, of a path that `read` takes.
  static func folder(_ path: String) -> String {
    let file = "/results.json"
    return path.hasSuffix(file) ? String(path.dropLast(file.count)) : path
  }
}
