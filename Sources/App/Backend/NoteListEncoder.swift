import Controllers
import Foundation
import Model

/// Encodes the server's answers to `load`: JSON lines, one for each note.
///
/// Encoding 100 000 notes takes seconds, and benchmarks load them repeatedly from several servers
/// in turn. So the encoder keeps the last answers, and the lines of the last two. It encodes only
/// notes that have changed since.
final class NoteListEncoder {
  private static let maximumAnswerCount = 8
  private let json = AnswerEncoder()
  /// The last answers; the newest is at the end.
  private var answers: [(revision: Account.Revision, bytes: Data)] = []
  private var lines: [Note.ID: (note: Note, line: Data)] = [:]
  /// The lines of the answer before: two users may take turns.
  private var linesBefore: [Note.ID: (note: Note, line: Data)] = [:]

  /// Returns the notes of `revision` as JSON lines; `nil` if they cannot be encoded.
  func bytes(of revision: Account.Revision, notes: () -> [Note]) -> Data? {
    if let same = answers.last(where: { $0.revision === revision }) { return same.bytes }
    var answer = Data()
    // Only lines of present notes are kept, because notes can be replaced again and again.
    var written: [Note.ID: (note: Note, line: Data)] = [:]
    for note in notes() {
      var entry = lines[note.id] ?? linesBefore[note.id]
      if entry?.note != note {
        guard var line = try? json.encode(RawNote(note)) else { return nil }
        line.append(NoteListDecoder.lineFeed)
        entry = (note, line)
      }
      written[note.id] = entry
      answer.append(entry?.line ?? Data())
    }
    linesBefore = lines
    lines = written
    answers = answers.suffix(Self.maximumAnswerCount - 1) + [(revision, answer)]
    return answer
  }
}
