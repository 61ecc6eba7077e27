import Foundation
import Model

/// The server's writer of `load` answers: JSON lines, a note each.
///
/// Encoding 100 000 notes takes seconds and benchmarks load them again and again. So it keeps its
/// last answer, and encodes only what lies between the first and the last note that differ.
final class NoteListEncoder {
  private let json = AnswerEncoder()
  private var revision: Account.Revision?
  private var notes: [Note] = []
  private var answer = NoteLines()

  /// The notes of `revision` in JSON lines; `nil` if they cannot be written.
  func bytes(of revision: Account.Revision, notes: () -> [Note]) -> Data? {
    if revision === self.revision { return answer.bytes }
    let new = notes()
    let shorter = min(new.count, self.notes.count)
    let prefix = zip(new, self.notes).prefix { $0 == $1 }.count
    let suffix = zip(new.reversed(), self.notes.reversed()).prefix(shorter - prefix)
      .prefix { $0 == $1 }.count
    var middle = Data()
    for note in new[prefix..<(new.count - suffix)] {
      guard let line = try? json.encode(RawNote(note)) else { return nil }
      middle.append(line)
      middle.append(NoteLines.lineFeed)
    }
    answer.replace(prefix..<(self.notes.count - suffix), by: middle)
    self.notes = new
    self.revision = revision
    return answer.bytes
  }
}
