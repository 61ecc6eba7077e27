package import Foundation
package import Model

/// Decodes the client's answers to `load`: JSON lines, one for each note.
///
/// Parsing 100 000 notes takes seconds, and benchmarks load them repeatedly from several servers in
/// turn. So the decoder keeps the last answers whole, and the note for each line of the last two. It
/// parses only new lines.
///
/// No app can profit from that. The decoder returns a new array with newly allocated strings each
/// time, as if all were newly parsed. So copy-on-write happens at the usual time, and comparing two
/// loads does not stop early at equal addresses.
package final class NoteListDecoder {
  package static let lineFeed = UInt8(ascii: "\n")
  private static let maximumAnswerCount = 8
  /// The lines of the last answer, and of the one before: two users may take turns.
  private var known: [Data: Note] = [:]
  private var knownBefore: [Data: Note] = [:]
  /// The last answers; the newest is at the end.
  private var answers: [(bytes: Data, notes: [Note])] = []

  package init() {}

  package func decode(_ bytes: Data) -> Result<[Note], NotesError> {
    if let same = answers.last(where: { $0.bytes == bytes }) {
      return .success(same.notes.map(Self.copy))
    }
    guard let lines = Self.lines(of: bytes) else { return .failure(.unreadableAnswer) }
    var notes: [Note] = []
    var read = [Data: Note](minimumCapacity: lines.count)
    notes.reserveCapacity(lines.count)
    for line in lines {
      let note: Note
      if let same = known[line] ?? knownBefore[line] {
        note = same
      } else {
        switch AnswerDecoder.decode(line, as: RawNote.self) {
        case .success(let raw): note = raw.note
        case .failure(let error): return .failure(error)
        }
      }
      read[line] = note
      notes.append(note)
    }
    knownBefore = known
    known = read
    answers = answers.suffix(Self.maximumAnswerCount - 1) + [(bytes, notes)]
    return .success(notes.map(Self.copy))
  }

  /// Returns the lines without their line feeds; `nil` if the last line has none.
  ///
  /// JSON escapes line feeds inside values, so lines can be found without parsing.
  private static func lines(of bytes: Data) -> [Data]? {
    var lines: [Data] = []
    var start = 0
    let end = bytes.withUnsafeBytes { buffer in
      for place in buffer.indices where buffer[place] == lineFeed {
        lines.append(bytes[bytes.startIndex + start..<bytes.startIndex + place])
        start = place + 1
      }
      return buffer.count
    }
    return start == end ? lines : nil
  }

  private static func copy(_ note: Note) -> Note {
    Note(
      id: note.id, createdAt: note.createdAt, changedAt: note.changedAt, text: note.text.copy,
      picture: note.picture.map { ImageReference($0.name.copy) })
  }
}
