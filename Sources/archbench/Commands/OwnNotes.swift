import CommandLineKit
import Controllers
import Model

/// The notes of `--data`.
enum OwnNotes {
  /// The notes in the file at `path`, or `nil` if none was named.
  ///
  /// - Throws: a `CommandFailure` with exit code 65.
  static func read(_ path: String?) throws -> [Note]? {
    guard let path else { return nil }
    do {
      return try OwnNotesReader.read(path)
    } catch {
      throw CommandFailure.diagnostic("\(error)", .badData)
    }
  }
}
