import Foundation
import Model
import Testing

@testable import Backend
@testable import Controllers

@MainActor struct OwnNotesReaderTests {
  private func read(_ text: String) throws(OwnNotesError) -> [Note] {
    try OwnNotesReader.notes(in: Data(text.utf8), file: "mine.json")
  }

  @Test("Dates are read as UTC, and notes without an id get the lowest free ids.")
  func good() throws {
    let notes = try read(
      """
      {"version": 1, "notes": [
        {"text": "Buy milk", "created": "2026-01-01T09:00:00Z"},
        {"text": "東京\\n\\ud83d\\uddfc", "created": "2026-01-01T10:30:00.250+01:30",
         "changed": null, "id": 1, "tags": []},
        {"text": "", "created": "0001-01-01T00:00:00Z", "changed": "9999-12-31T23:59:59.999Z"},
        {"text": "x", "created": "2024-02-29T08:00:00-01:00", "id": 3}
      ]}
      """)
    let moment = Timestamp.fixtureStart
    #expect(
      notes == [
        Note(id: 2, createdAt: moment, text: "Buy milk"),
        Note(id: 1, createdAt: moment.advanced(by: 250), text: "東京\n🗼"),
        Note(
          id: 4, createdAt: ISODate.range.lowerBound, changedAt: ISODate.range.upperBound, text: ""),
        Note(id: 3, createdAt: Timestamp(milliseconds: 1_709_197_200_000), text: "x"),
      ])
    #expect(format(ISODate.range.lowerBound) == "0001-01-01 00:00:00")
    #expect(format(ISODate.range.upperBound) == "9999-12-31 23:59:59")
    #expect(try read("{\"notes\": []}") == [])
  }

  private nonisolated static let date =
    "a date such as \"2026-01-01T09:00:00Z\", in the years 1 to 9999"
  private nonisolated static let form =
    "{\"notes\": [{\"text\": \"...\", \"created\": \"2026-01-01T09:00:00Z\"}]}"
  private nonisolated static let noteForm =
    "a note such as {\"text\": \"...\", \"created\": \"2026-01-01T09:00:00Z\"}"
  private nonisolated static let good = "{\"text\": \"a\", \"created\": \"2026-01-01T09:00:00Z\"}"

  @Test(
    "An invalid file is refused with a sentence that names the place and the expected value.",
    arguments: [
      ("", ":1:1: this is not JSON; expected a value."),
      ("{\"notes\": [\n  {\"text\" \"a\"}]}", ":2:11: this is not JSON; expected a colon."),
      ("{\"notes\": [\n\n] ] }", ":3:3: this is not JSON; expected a comma or }."),
      ("{\"notes\": []} x", ":1:15: this is not JSON; expected the end of the file."),
      ("[]", ": this has another type; expected \(form)."),
      ("{}", ": \"notes\" is missing; expected \(form)."),
      ("{\"notes\": 3}", ": \"notes\" has another type; expected \(form)."),
      ("{\"notes\": [\(good), 3]}", ": note 2: this has another type; expected \(noteForm)."),
      (
        "{\"notes\": [{\"created\": \"2026-01-01T09:00:00Z\"}]}",
        ": note 1: \"text\" is missing; expected a text in quotes."
      ),
      (
        "{\"notes\": [\(good), {\"text\": null, \"created\": \"2026-01-01T09:00:00Z\"}]}",
        ": note 2: \"text\" has another type; expected a text in quotes."
      ),
      ("{\"notes\": [{\"text\": \"a\"}]}", ": note 1: \"created\" is missing; expected \(date)."),
      (
        "{\"notes\": [{\"text\": \"a\", \"created\": 5}]}",
        ": note 1: \"created\" has another type; expected \(date)."
      ),
      (
        "{\"notes\": [{\"text\": \"a\", \"created\": \"yesterday\"}]}",
        ": note 1: \"created\" is \"yesterday\"; expected \(date)."
      ),
      (
        "{\"notes\": [{\"text\": \"a\", \"created\": \"2026-01-01T09:00:00Z\", \"changed\": \"\"}]}",
        ": note 1: \"changed\" is \"\"; expected \(date)."
      ),
    ])
  func bad(text: String, message: String) {
    let error = #expect(throws: OwnNotesError.self) { try read(text) }
    #expect(error?.description == "mine.json" + message)
  }

  @Test(
    "An id that is not a unique whole number is refused.",
    arguments: [
      ("0", "is 0.0; expected a whole number from 1 to 999999999."),
      ("1.5", "is 1.5; expected a whole number from 1 to 999999999."),
      ("1000000000", "is 1000000000.0; expected a whole number from 1 to 999999999."),
      ("true", "has another type; expected a whole number from 1 to 999999999."),
      ("\"7\"", "has another type; expected a whole number from 1 to 999999999."),
      ("7", "is 7, as in note 1; expected an id of its own."),
    ])
  func ids(id: String, message: String) {
    let created = "\"created\": \"2026-01-01T09:00:00Z\""
    let error = #expect(throws: OwnNotesError.self) {
      try read(
        """
        {"notes": [{"id": 7, "text": "a", \(created)}, {"id": \(id), "text": "b", \(created)}]}
        """)
    }
    #expect(error?.description == "mine.json: note 2: \"id\" \(message)")
  }

  @Test("More than 100 000 notes are refused.")
  func tooMany() throws {
    let note = Self.good + ","
    let most = String(repeating: note, count: 100_000)
    #expect(throws: OwnNotesError.self) { try read("{\"notes\": [\(most)\(Self.good)]}") }
  }

  @Test("A missing file, a folder, and a file with invalid bytes are refused.")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func message(_ path: String) -> String? {
      #expect(throws: OwnNotesError.self) { try OwnNotesReader.read(path) }?.description
    }
    let file = folder + "/notes.json"
    #expect(
      message(file) == "\(file): there is no such file; expected a file of notes in JSON.")
    #expect(message(folder) == "\(folder): this is a folder; expected a file of notes in JSON.")
    let start = Array("{\"notes\": [{\"text\": \"".utf8)
    try Data(start + [0xFF, 0x22]).write(to: URL(filePath: file))
    #expect(message(file) == "\(file):1:22: this is not JSON; expected text in UTF-8.")
    try Data("{\"notes\": [\(Self.good)]}".utf8).write(to: URL(filePath: file))
    #expect(try OwnNotesReader.read(file).map(\.text) == ["a"])
  }
}
