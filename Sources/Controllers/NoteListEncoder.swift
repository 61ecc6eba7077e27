import Foundation
import Model

/// The server's writer of `load` answers, with a memo of one: notes that did not change since are
/// not encoded again.
///
/// At 100 000 notes encoding takes a good part of a second, and a benchmark loads the same notes
/// for each sample.
final class NoteListEncoder {
  private var revision: Account.Revision?
  private var bytes = Data()

  /// The notes of `revision` as JSON; `nil` if they cannot be written.
  func bytes(of revision: Account.Revision, notes: () -> [Note]) -> Data? {
    if revision === self.revision { return bytes }
    let list = RawNoteList(notes: notes().map(RawNote.init))
    guard let encoded = try? JSONEncoder().encode(list) else { return nil }
    self.revision = revision
    bytes = encoded
    return encoded
  }
}
