import Foundation
import Model

/// The server's writer of `load` answers: JSON lines, a note each.
///
/// Encoding 100 000 notes takes seconds and benchmarks load them again and again, from several
/// servers in turn. So it keeps the last answers whole, and each note's last line, and encodes only
/// notes that have changed since.
final class NoteListEncoder {
  private static let mostAnswers = 8
  private let json = AnswerEncoder()
  /// The last answers, the newest last.
  private var answers: [(revision: Account.Revision, bytes: Data)] = []
  private var lines: [Note.ID: (note: Note, line: Data)] = [:]

  /// The notes of `revision` in JSON lines; `nil` if they cannot be written.
  func bytes(of revision: Account.Revision, notes: () -> [Note]) -> Data? {
    if let same = answers.last(where: { $0.revision === revision }) { return same.bytes }
    var answer = Data()
    // Lines of notes that are no more go: notes can be replaced again and again.
    var written: [Note.ID: (note: Note, line: Data)] = [:]
    for note in notes() {
      var entry = lines[note.id]
      if entry?.note != note {
        guard var line = try? json.encode(RawNote(note)) else { return nil }
        line.append(NoteListDecoder.lineFeed)
        entry = (note, line)
      }
      written[note.id] = entry
      answer.append(entry?.line ?? Data())
    }
    lines = written
    answers = answers.suffix(Self.mostAnswers - 1) + [(revision, answer)]
    return answer
  }
}
