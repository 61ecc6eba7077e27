import Controllers
import Foundation
import Model
import Testing

@testable import Backend

@MainActor struct NotesFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ fixture: Fixture = Fixture()) throws(NotesFileError) -> NotesFile {
    try NotesFile(folder.file, fixture: fixture, at: .fixtureStart)
  }

  @Test("A missing file is created with the fixture, and reading it gives the same data.")
  func creation() throws {
    let created = try open().contents
    #expect(folder.names == [".notes.json.lock", "notes.json"])
    let read = try open(Fixture(noteCount: 3)).contents
    let first = StoredContents(of: Fixture(), at: .fixtureStart, cache: BackendCache())
    for contents in [created, read] {
      #expect(contents.notes(of: "ada") == first.notes(of: "ada"))
      #expect(contents.notes(of: "grace") == [])
      #expect(contents.accounts.mapValues(\.user) == first.accounts.mapValues(\.user))
      #expect(contents.session == nil)
    }
  }

  @Test("Notes, session and friend count survive a restart, and no id is used twice.")
  func restart() throws {
    let wholeSession: Session
    do {
      let device = TestDevice(storage: try open())
      let app = try #require(device.signIn())
      wholeSession = app.session
      app.notes.save(makeNote(1_001), in: app.session, device.hear("save"))
      app.notes.delete(1_001, in: app.session, device.hear("delete"))
      app.notes.save(makeNote(1, "changed"), in: app.session, device.hear("save"))
      device.settle()
      device.backend.push([.friends(26), .change(2, text: "elsewhere")])()
    }
    let device = TestDevice(storage: try open())
    let app = TestApp(device.backend)
    var session: Session?
    app.sessions.restore { session = (try? $0.get()) ?? nil }
    device.settle()
    #expect(session == wholeSession)
    #expect(device.backend.user("ada")?.friendCount == 26)
    #expect(device.backend.notes(of: "ada").prefix(2).map(\.text) == ["changed", "elsewhere"])
    #expect(device.backend.notes(of: "ada").count == 60)
    #expect(device.backend.nextNoteID == 1_002)
    #expect(device.backend.hasEverUsed(1_001))
    #expect(try #require(device.signIn()).session.token != wholeSession.token)
  }

  @Test("The document is indented JSON with sorted names and without passwords.")
  func document() throws {
    let device = TestDevice(storage: try open(Fixture(noteCount: 2)))
    let app = try #require(device.signIn("grace", "hopper"))
    app.notes.save(
      Note(
        id: 7, createdAt: .fixtureStart, changedAt: Timestamp.fixtureStart.advanced(by: 1),
        text: "a/\"b\"\n🗼", picture: ImageReference("note-5")), in: app.session
    ) { _ in }
    device.settle()
    device.backend.push([.delete(7)])()
    app.notes.save(makeNote(8), in: app.session) { _ in }
    device.settle()
    let bytes = try #require(folder.bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "deleted_ids" : [
            7
          ],
          "session" : {
            "token" : "session-1",
            "user_id" : "grace"
          },
          "session_count" : 1,
          "users" : {
            "ada" : {
              "friend_count" : 25,
              "notes" : [
                {
                  "created_at" : 1767254400000,
                  "id" : 1,
                  "text" : "Buy milk"
                },
                {
                  "created_at" : 1767250800000,
                  "id" : 2,
                  "text" : "Call Grace about the compiler\\nTuesday, not Monday"
                }
              ]
            },
            "grace" : {
              "friend_count" : 7,
              "notes" : [
                {
                  "created_at" : 1767258000000,
                  "id" : 8,
                  "text" : "text"
                }
              ]
            }
          },
          "version" : 1
        }

        """)
  }

  @Test("Unusual texts are read back with the same bytes.")
  func hardTexts() throws {
    let texts = [
      "", "\u{0}\u{1}\u{1F}\u{7F}\u{80}\u{9F}", "\r\n\t\u{2028}\u{2029}\u{FEFF}\u{FFFF}",
      "e\u{301} é \u{1E69} s\u{307}\u{323} s\u{323}\u{307}", "👩‍👩‍👧‍👦🏳️‍🌈🇯🇵 東京 שלום العربية",
      "\"\\/\\u0041 </script>", "\u{10FFFF}\u{E000}", String(repeating: "長い\n", count: 500_000),
    ]
    do {
      let file = try open(Fixture(noteCount: 0))
      try file.change { contents in
        for (index, text) in texts.enumerated() {
          contents.store(makeNote(index + 1, text), for: "ada")
        }
      }
    }
    let read = try open().contents.notes(of: "ada")
    #expect(read.map { Array($0.text.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test("10 000 notes with dates and pictures are read back, and equal contents give equal bytes.")
  func manyNotes() throws {
    let fixture = Fixture(noteCount: 10_000)
    let first = StoredContents(of: fixture, at: .fixtureStart, cache: BackendCache())
    _ = try open(fixture)
    let bytes = folder.bytes
    let file = try open()
    #expect(file.contents.notes(of: "ada") == first.notes(of: "ada"))
    try file.change { _ in }
    #expect(folder.bytes == bytes)
  }

  @Test("A failed write leaves file and memory unchanged, and can be repeated.")
  func failedWrite() throws {
    let device = TestDevice(storage: try open())
    let app = try #require(device.signIn())
    let bytes = try #require(folder.bytes)
    let away = folder.path + "-away"
    try FileManager.default.moveItem(atPath: folder.path, toPath: away)
    app.notes.save(makeNote(1_001), in: app.session, device.hear("save"))
    app.notes.delete(7, in: app.session, device.hear("delete"))
    device.settle()
    #expect(device.heard == ["200 save requestFailed", "200 delete requestFailed"])
    #expect(device.backend.notes(of: "ada").map(\.id) == Array(1...60))
    try FileManager.default.moveItem(atPath: away, toPath: folder.path)
    #expect(folder.bytes == bytes)
    app.notes.save(makeNote(1_001), in: app.session, device.hear("save"))
    device.settle()
    #expect(device.heard.last == "300 save")
    #expect(folder.bytes != bytes)
  }

  @Test("Notes that could not be read again are not written.", arguments: [0, -1, Int.max])
  func unreadable(id: Note.ID) throws {
    let device = TestDevice(storage: try open())
    let app = try #require(device.signIn())
    let bytes = folder.bytes
    app.notes.save(makeNote(id), in: app.session, device.hear("save"))
    app.notes.save(
      Note(id: 1, createdAt: Timestamp(milliseconds: Int64.max), text: ""), in: app.session,
      device.hear("save"))
    device.settle()
    #expect(device.heard == ["200 save requestFailed", "200 save requestFailed"])
    #expect(folder.bytes == bytes)
  }

  @Test(
    "A write through a link replaces the file and keeps the link; a dangling link creates the file."
  )
  func links() throws {
    let files = FileManager.default
    let link = folder.path + "/link"
    try files.createDirectory(atPath: folder.path + "/inner", withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "inner/middle")
    try files.createSymbolicLink(
      atPath: folder.path + "/inner/middle", withDestinationPath: "../notes.json")
    let file = try NotesFile(link, at: .fixtureStart)
    let bytes = try #require(folder.bytes)
    try file.change { $0.delete(1, for: "ada") }
    #expect(folder.bytes != bytes)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "inner/middle")
    #expect(folder.names == [".notes.json.lock", "inner", "link", "notes.json"])
    #expect(throws: NotesFileError.self) { try open() }
  }

  @Test("After a link to a folder, .. leads to the parent of that folder.")
  func parentOfLink() throws {
    let files = FileManager.default
    try files.createDirectory(
      atPath: folder.path + "/real/inner", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "real/inner")
    try files.createSymbolicLink(
      atPath: folder.path + "/notes", withDestinationPath: "link/../a.json")
    for path in ["/link/../a.json", "/notes"] {
      _ = try NotesFile(folder.path + path, at: .fixtureStart)
      #expect(files.fileExists(atPath: folder.path + "/real/a.json"))
      #expect(folder.names == ["link", "notes", "real"])
    }
  }

  @Test(
    "A new file gets the user's default permissions; an existing file keeps its own.")
  func permissions() throws {
    let plain = folder.path + "/plain"
    #expect(FileManager.default.createFile(atPath: plain, contents: nil))
    let file = try open()
    #expect(try folder.permissions(folder.file) == folder.permissions(plain))
    try folder.setPermissions(0o640, of: folder.file)
    try file.change { $0.delete(1, for: "ada") }
    #expect(try folder.permissions(folder.file) == 0o640)
  }

  @Test("A half-written file of a killed process is removed when the file is opened next.")
  func leftover() throws {
    _ = try open()
    let leftover = folder.path + "/.notes.json.new"
    try Data("{\"version".utf8).write(to: URL(filePath: leftover))
    _ = try open()
    #expect(folder.names == [".notes.json.lock", "notes.json"])
  }
}
