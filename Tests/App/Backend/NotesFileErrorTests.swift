import Foundation
import Model
import Testing

@testable import Backend

@MainActor struct NotesFileErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the error message of opening a file, without the path.
  private func refusal(_ path: String? = nil) -> String? {
    let path = path ?? folder.file
    let error = #expect(throws: NotesFileError.self) { try NotesFile(path, at: .fixtureStart) }
    guard let sentence = error?.description, sentence.hasPrefix(path) else { return nil }
    return String(sentence.dropFirst(path.count))
  }

  /// Returns a document with these notes and these other members.
  private nonisolated static func document(
    _ notes: String = "", more: String = "\"deleted_ids\": [], \"session_count\": 0"
  ) -> String {
    "{\"version\": 1, \"users\": {\"ada\": {\"friend_count\": 1, \"notes\": [\(notes)]}, "
      + "\"grace\": {\"friend_count\": 1, \"notes\": []}}, \(more)}"
  }

  private nonisolated static let note = "{\"id\": 7, \"created_at\": 0, \"text\": \"a\"}"

  @Test("The smallest document is read.")
  func smallest() throws {
    try folder.write(Self.document(Self.note))
    let contents = try NotesFile(folder.file, at: .fixtureStart).contents
    #expect(
      contents.notes(of: "ada") == [Note(id: 7, createdAt: Timestamp(milliseconds: 0), text: "a")])
    #expect(contents.accounts["ada"]?.user.friendCount == 1)
  }

  @Test(
    "A damaged file is left unchanged and refused with a sentence that names the place.",
    arguments: [
      ("", ":1:1: this is not JSON, where a value should stand"),
      ("{\"version\": 1,\n\"users\" {", ":2:9: this is not JSON, where a colon should stand"),
      (
        String(document().dropLast(9)),
        ":1:140: this is not JSON, where closing quotes should stand"
      ),
      ("[]", ": this has another type"),
      ("{}", ": \"version\" is missing"),
      ("{\"version\": \"1\"}", ": \"version\" has another type"),
      ("{\"version\": 0}", ": \"users\" is missing"),
      (document().replacing("1, \"users", with: "0, \"users"), ": \"version\" is 0"),
      ("{\"version\": 1}", ": \"users\" is missing"),
      (document().replacing("grace", with: "bob"), ": user \"grace\" is missing"),
      (
        document().replacing(
          "\"grace\"", with: "\"bob\": {\"friend_count\": 1, \"notes\": []}, \"grace\""),
        ": nobody knows user \"bob\""
      ),
      (document("3"), ": user \"ada\", note 1: this has another type"),
      (
        document("\(note), {\"id\": 8, \"created_at\": 0}"),
        ": user \"ada\", note 2: \"text\" is missing"
      ),
      (
        document(note.replacing("\"a\"", with: "null")),
        ": user \"ada\", note 1: \"text\" has another type"
      ),
      (
        document(note.replacing("7", with: "1.5")),
        ": a number in it is not whole or is too large"
      ),
      (document(note.replacing("7", with: "0")), ": user \"ada\", note 1: 0 cannot be an id"),
      (document("\(note), \(note)"), ": user \"ada\", note 2: \"id\" is 7, as in note 1"),
      (
        document(note.replacing("0,", with: "253402300800000,")),
        ": user \"ada\", note 1: a date is outside of the years 1 to 9999"
      ),
      (document(more: "\"session_count\": 0"), ": \"deleted_ids\" is missing"),
      (
        document(more: "\"deleted_ids\": [1, true], \"session_count\": 0"),
        ": \"deleted_ids\", entry 2: this has another type"
      ),
      (
        document(more: "\"deleted_ids\": [-1], \"session_count\": 0"),
        ": \"deleted_ids\": -1 cannot be an id"
      ),
      (document(more: "\"deleted_ids\": [], \"session_count\": -1"), ": \"session_count\" is -1"),
      (
        document(
          more: "\"deleted_ids\": [], \"session_count\": 0, \"session\": {\"user_id\": \"bob\"}"),
        ": \"session\": \"token\" is missing"
      ),
      (
        document(
          more: "\"deleted_ids\": [], \"session_count\": 0, "
            + "\"session\": {\"user_id\": \"bob\", \"token\": \"\"}"),
        ": \"session\": nobody knows user \"bob\""
      ),
    ])
  func damaged(text: String, message: String) throws {
    try folder.write(text)
    #expect(refusal() == message + "; mend it or move it away; it was left as it is.")
    #expect(folder.bytes == Data(text.utf8))
    #expect(folder.names == [".notes.json.lock", "notes.json"])
  }

  @Test("A truncated file is refused, wherever it was cut.")
  func cutOff() throws {
    _ = try NotesFile(folder.file, fixture: Fixture(noteCount: 4), at: .fixtureStart)
    let whole = try #require(folder.bytes)
    for count in 0..<whole.count - 2 {
      #expect(throws: NotesDocumentFault.self) {
        try NotesDocument.contents(of: whole.prefix(count))
      }
    }
  }

  @Test("A file of a newer version is refused and left unchanged.")
  func newer() throws {
    let text = "{\"version\": 2, \"notes\": {}}"
    try folder.write(text)
    #expect(
      refusal()
        == ": this is version 2 of the document, and this program knows them up to 1; open it with "
        + "a newer one; it was left as it is.")
    #expect(folder.bytes == Data(text.utf8))
  }

  @Test("A path that is not a regular file is refused.")
  func noFile() throws {
    #expect(refusal(folder.path) == ": this is a folder; give the path of a file.")
    #expect(refusal("/dev/null") == ": this is a device or a pipe; give the path of a file.")
    #expect(
      refusal(folder.path + "/inner/notes.json")
        == ": the folder \(folder.path)/inner cannot be opened (No such file or directory); make "
        + "the folder first or give another path.")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link")
    #expect(
      refusal(link) == ": this link leads in a circle; give the path of the file itself.")
    #expect(folder.names == ["link"])
  }

  @Test(
    "A file without permission to read or write is refused.", .enabled(if: NSUserName() != "root"))
  func permissions() throws {
    _ = try NotesFile(folder.file, at: .fixtureStart)
    try folder.setPermissions(0o200, of: folder.file)
    #expect(
      refusal() == ": the file cannot be read (Permission denied); give a file that you may read.")
    try folder.setPermissions(0o400, of: folder.file)
    #expect(
      refusal()
        == ": the file may not be written to; change its permissions or give another one.")
    try folder.setPermissions(0o600, of: folder.file)
    let file = try NotesFile(folder.file, at: .fixtureStart)
    let bytes = folder.bytes
    try folder.setPermissions(0o500, of: folder.path)
    defer { try? folder.setPermissions(0o700, of: folder.path) }
    let error = #expect(throws: NotesFileError.self) {
      try file.change { $0.delete(1, for: "ada") }
    }
    #expect(
      error?.description
        == "\(folder.file): the file cannot be written (Permission denied); see to it that its "
        + "folder has room and may be written to, then try again.")
    #expect(file.contents.note(1, of: "ada") != nil)
    #expect(folder.bytes == bytes)
    #expect(
      refusal(folder.path + "/other.json")
        == ": its lock \(folder.path)/.other.json.lock cannot be taken (Permission denied); see to "
        + "it that the folder has room and may be written to.")
  }
}
