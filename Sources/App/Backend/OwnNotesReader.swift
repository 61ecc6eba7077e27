import Controllers
import Foundation
package import Model

/// Reads a user's own notes from a JSON file, so that the architectures can be tried with them.
///
///     {
///       "notes": [
///         {"text": "Buy milk", "created": "2026-01-01T09:00:00Z"},
///         {"id": 7, "text": "東京\nPack", "created": "2025-12-01T18:30:00+09:00",
///          "changed": "2026-01-01T08:00:00Z"}
///       ]
///     }
///
/// * `text` and `created` are required.
/// * `id` is a whole number from 1 to 999999999; by default the lowest free one.
/// * `changed` may be missing or null.
/// * Times are in ISO 8601, in the years 1 to 9999.
///
/// Other members are ignored. A file has at most 100 000 notes.
package enum OwnNotesReader {
  private static let date = "a date such as \"2026-01-01T09:00:00Z\", in the years 1 to 9999"
  private static let idRange = "a whole number from 1 to 999999999"
  private static let form =
    "{\"notes\": [{\"text\": \"...\", \"created\": \"2026-01-01T09:00:00Z\"}]}"

  /// Returns the notes in the file at `path`, in the file's order.
  ///
  /// - Throws: The first problem in the file.
  package static func read(_ path: String) throws(OwnNotesError) -> [Note] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw OwnNotesError(
        file: path, problem: "there is no such file", expected: "a file of notes in JSON")
    }
    guard !isFolder.boolValue else {
      throw OwnNotesError(
        file: path, problem: "this is a folder", expected: "a file of notes in JSON")
    }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw OwnNotesError(
        file: path, problem: "the file cannot be read", expected: "a file that you may read")
    }
    return try notes(in: bytes, file: path)
  }

  /// Returns the notes in the bytes of a file; errors call the file by the name `file`.
  static func notes(in bytes: Data, file: String) throws(OwnNotesError) -> [Note] {
    let raw: RawOwnNotes
    do {
      raw = try JSONDecoder().decode(RawOwnNotes.self, from: bytes)
    } catch let error as DecodingError {
      throw Self.error(error, bytes: bytes, file: file)
    } catch {
      throw notJSON(bytes, file: file)
    }
    guard raw.notes.count <= Fixture.maximumNoteCount else {
      throw OwnNotesError(
        file: file, problem: "there are \(raw.notes.count) notes",
        expected: "at most \(Fixture.maximumNoteCount)")
    }
    var ids = try NoteIDs(of: raw.notes, file: file)
    var notes: [Note] = []
    notes.reserveCapacity(raw.notes.count)
    for (index, entry) in raw.notes.enumerated() {
      let createdAt = try timestamp(entry.created, of: "created", in: index, file: file)
      var changedAt: Timestamp?
      if let changed = entry.changed {
        changedAt = try timestamp(changed, of: "changed", in: index, file: file)
      }
      notes.append(
        Note(
          id: entry.id.map { Int($0) } ?? ids.next(), createdAt: createdAt, changedAt: changedAt,
          text: entry.text))
    }
    return notes
  }

  private static func timestamp(
    _ text: String, of member: String, in index: Int, file: String
  ) throws(OwnNotesError) -> Timestamp {
    if let timestamp = ISODate.timestamp(text) { return timestamp }
    throw OwnNotesError(
      file: file, place: "note \(index + 1)", problem: "\"\(member)\" is \"\(text)\"",
      expected: date)
  }

  // MARK: - Ids

  /// The ids that the file gives, after a check, and the free ids in ascending order.
  private struct NoteIDs {
    private var taken: [Note.ID: Int] = [:]
    private var last = 0

    init(of entries: [RawOwnNotes.Entry], file: String) throws(OwnNotesError) {
      for (index, entry) in entries.enumerated() {
        guard let number = entry.id else { continue }
        let place = "note \(index + 1)"
        guard let id = Note.ID(exactly: number), (1...999_999_999).contains(id) else {
          throw OwnNotesError(
            file: file, place: place, problem: "\"id\" is \(number)", expected: idRange)
        }
        if let other = taken.updateValue(index, forKey: id) {
          throw OwnNotesError(
            file: file, place: place, problem: "\"id\" is \(id), as in note \(other + 1)",
            expected: "an id of its own")
        }
      }
    }

    mutating func next() -> Note.ID {
      repeat { last += 1 } while taken[last] != nil
      return last
    }
  }

  // MARK: - Wrong JSON

  private static func error(
    _ error: DecodingError, bytes: Data, file: String
  ) -> OwnNotesError {
    switch error {
    case .keyNotFound(let key, let context):
      return OwnNotesError(
        file: file, place: place(context.codingPath),
        problem: "\"\(key.stringValue)\" is missing",
        expected: expected(context.codingPath + [key]))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return wrongValue(context, file: file)
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return wrongValue(context, file: file)
    case .dataCorrupted:
      return notJSON(bytes, file: file)
    @unknown default:
      return notJSON(bytes, file: file)
    }
  }

  private static func notJSON(_ bytes: Data, file: String) -> OwnNotesError {
    guard let fault = JSONSyntax.fault(in: Array(bytes)) else {
      return OwnNotesError(file: file, problem: "this cannot be read as JSON", expected: form)
    }
    return OwnNotesError(
      file: "\(file):\(fault.line):\(fault.column)", problem: "this is not JSON",
      expected: fault.expected)
  }

  private static func wrongValue(_ context: DecodingError.Context, file: String) -> OwnNotesError {
    let member = context.codingPath.last.flatMap { $0.intValue == nil ? $0.stringValue : nil }
    return OwnNotesError(
      file: file, place: place(context.codingPath.filter { $0.stringValue != member }),
      problem: member.map { "\"\($0)\" has another type" } ?? "this has another type",
      expected: expected(context.codingPath))
  }

  /// Returns the number of the note in words, such as `note 3`.
  private static func place(_ path: [any CodingKey]) -> String? {
    path.lazy.compactMap(\.intValue).first.map { "note \($0 + 1)" }
  }

  private static func expected(_ path: [any CodingKey]) -> String {
    guard let last = path.last, path.count > 1 else { return form }
    switch last.stringValue {
    case "id": return idRange
    case "text": return "a text in quotes"
    case "created", "changed": return date
    default: return "a note such as {\"text\": \"...\", \"created\": \"2026-01-01T09:00:00Z\"}"
    }
  }
}
