import Backend
import Model
import Support

/// The user's own notes, which the option `--data` names.
enum UserNotes {
  /// Returns the notes in the file at `path`, or `nil` if `path` is `nil`.
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
