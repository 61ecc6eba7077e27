import Controllers
import Model
import Testing

@testable import Backend

@MainActor struct NotesStorageTests {
  private let storage = TestStorage()
  private let device: TestDevice

  init() {
    device = TestDevice(storage: storage)
  }

  @Test("A write fails and changes nothing while the storage is full; later it succeeds.")
  func fullStorage() throws {
    let app = try #require(device.signIn())
    let before = device.backend.notes(of: "ada")
    storage.isFull = true
    app.notes.save(makeNote(1_001), in: app.session, device.hear("save"))
    app.notes.save(makeNote(1, "other"), in: app.session, device.hear("save"))
    app.notes.delete(7, in: app.session, device.hear("delete"))
    device.settle()
    #expect(device.heard == ["save", "save", "delete"].map { "200 \($0) requestFailed" })
    #expect(device.backend.notes(of: "ada") == before)
    #expect(!device.backend.hasEverUsed(1_001))

    storage.isFull = false
    app.notes.save(makeNote(1_001), in: app.session, device.hear("save"))
    app.notes.delete(7, in: app.session, device.hear("delete"))
    device.settle()
    #expect(device.heard.suffix(2) == ["300 save", "300 delete"])
    #expect(storage.contents.notes(of: "ada").map(\.id) == (1...60).filter { $0 != 7 } + [1_001])
  }

  @Test("A change that cannot be stored is not pushed.")
  func pushes() throws {
    let old = try #require(device.signIn())
    device.backend.delayNext(.save, by: 1_000)
    old.notes.save(makeNote(1_001), in: old.session, device.hear("save"))
    old.logOut()
    let app = try #require(device.signIn())
    storage.isFull = true
    device.settle()
    device.backend.push([.change(1, text: "x"), .delete(2), .friends(9)])()
    #expect(app.changes == [])
    #expect(app.knownUsers == [])
    #expect(storage.contents.note(1, of: "ada")?.text == "Buy milk")
    #expect(device.backend.user("ada")?.friendCount == 25)
  }

  @Test("Requests that change nothing are not stored.")
  func idle() throws {
    let app = try #require(device.signIn())
    let count = storage.changeCount
    app.notes.load(in: app.session) { _ in }
    app.users.load(in: app.session) { _ in }
    app.sessions.restore { _ in }
    app.notes.delete(999, in: app.session, device.hear("delete"))
    app.sessions.logIn(login: "ada", password: "wrong") { _ in }
    device.settle()
    #expect(device.heard == ["200 delete"])
    #expect(storage.changeCount == count)
    device.backend.push([.change(1, text: "x"), .delete(2)])()
    #expect(storage.changeCount == count + 1)
  }

  @Test("A log-in fails if its session cannot be stored, so that no token is used twice.")
  func logIn() throws {
    storage.isFull = true
    let app = TestApp(device.backend)
    app.sessions.logIn(login: "ada", password: "secret", device.hear("login"))
    device.settle()
    #expect(device.heard == ["100 login requestFailed"])
    storage.isFull = false
    let first = try #require(device.signIn()).session
    let second = try #require(device.signIn()).session
    #expect(first.token != second.token)
  }

  @Test("A new session counts at once, and is stored as soon as the storage works.")
  func session() throws {
    let app = try #require(device.signIn())
    #expect(storage.contents.session == app.session)
    storage.isFull = true
    app.logOut()
    #expect(storage.contents.session == app.session)
    #expect(restored() == nil)
    storage.isFull = false
    #expect(restored() == nil)
    #expect(storage.contents.session == nil)
  }

  private func restored() -> Session? {
    let app = TestApp(device.backend)
    var session: Session?
    app.sessions.restore { session = (try? $0.get()) ?? nil }
    device.settle()
    return session
  }

  @Test("The next id is higher than 1000 and than all ids ever used.")
  func nextID() throws {
    #expect(device.backend.nextNoteID == Fixture().firstNewNoteID)
    #expect(TestDevice(Fixture(noteCount: 1_200)).backend.nextNoteID == 1_201)
    let app = try #require(device.signIn("grace", "hopper"))
    app.notes.save(makeNote(1_001), in: app.session) { _ in }
    app.notes.delete(1_001, in: app.session) { _ in }
    device.settle()
    #expect(device.backend.nextNoteID == 1_002)
  }
}
