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
}
