import Foundation
import Model

/// The server's writer of `load` answers: JSON lines, a note each.
///
/// Encoding 100 000 notes takes seconds and benchmarks load them again and again. So it keeps each
/// note's last line, and encodes only notes that have changed since.
final class NoteListEncoder {
  private let json = AnswerEncoder()
  private var revision: Account.Revision?
  private var answer = Data()
  private var lines: [Note.ID: (note: Note, line: Data)] = [:]

  /// The notes of `revision` in JSON lines; `nil` if they cannot be written.
  func bytes(of revision: Account.Revision, notes: () -> [Note]) -> Data? {
    if revision === self.revision { return answer }
    var answer = Data()
    for note in notes() {
      if let same = lines[note.id], same.note == note {
        answer.append(same.line)
        continue
      }
      guard var line = try? json.encode(RawNote(note)) else { return nil }
      line.append(NoteListDecoder.lineFeed)
      lines[note.id] = (note, line)
      answer.append(line)
    }
    self.answer = answer
    self.revision = revision
    return answer
  }
}
