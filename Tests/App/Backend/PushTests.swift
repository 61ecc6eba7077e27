import Backend
import Controllers
import Model
import Testing

@MainActor struct PushTests {
  @Test("A push concerns the signed-in user, or ada if no user is signed in.")
  func actingUser() throws {
    let device = TestDevice()
    #expect(device.backend.actingUser == "ada")
    device.backend.push([.insert(500, text: "for ada")])()
    let app = try #require(device.signIn("grace", "hopper"))
    #expect(device.backend.actingUser == "grace")
    device.backend.push([.insert(501, text: "for grace")])()
    #expect(device.backend.notes(of: "ada").map(\.id).last == 500)
    #expect(device.backend.notes(of: "grace").map(\.id) == [501])
    #expect(app.changes.count == 1)
    app.logOut()
    #expect(device.backend.actingUser == "ada")
  }

  @Test("A pushed change and a pushed new note have the current time.")
  func dates() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let before = try #require(device.backend.notes(of: "ada").first { $0.id == 5 })
    device.advance(12_345)
    device.backend.push([.change(5, text: "new"), .insert(500, text: "inserted")])()
    let changed = Note(
      id: 5, createdAt: before.createdAt, changedAt: device.clock.now, text: "new",
      picture: ImageReference("note-5"))
    let inserted = Note(id: 500, createdAt: device.clock.now, text: "inserted")
    #expect(app.changes == [[.stored(changed), .stored(inserted)]])
    #expect(
      device.backend.notes(of: "ada").filter { [5, 500].contains($0.id) } == [changed, inserted])
  }

  @Test("A list of changes is one event, for both the notes' and the user's subscriptions.")
  func oneEvent() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let event = device.backend.push([.delete(3), .friends(1), .delete(4), .friends(26)])
    #expect(app.changes == [])
    #expect(app.knownUsers == [])
    event()
    #expect(app.changes == [[.deleted(3), .deleted(4)]])
    var ada = try #require(device.backend.user("ada"))
    #expect(ada.friendCount == 26)
    #expect(app.knownUsers == [ada])
    ada.friendCount = 25
    #expect(ada == TestDevice().backend.user("ada"))
  }

  @Test("A subscription gets only the changes that concern it.")
  func concerned() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    device.backend.push([.friends(1)])()
    #expect(app.changes == [])
    device.backend.push([.delete(1)])()
    #expect(app.knownUsers.count == 1)
  }

  @Test("Impossible changes are left out of a push.")
  func leftOut() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    device.backend.push([
      .change(999, text: "x"), .delete(999), .insert(7, text: "x"), .delete(8),
      .insert(8, text: "again"),
    ])()
    #expect(app.changes == [[.deleted(8)]])
    #expect(device.backend.notes(of: "ada").count == 59)
  }

  @Test("A deleted note's id is not known any more, but stays used.")
  func ids() throws {
    let device = TestDevice()
    let backend = device.backend
    let app = try #require(device.signIn())
    #expect(backend.knows(60) && backend.hasEverUsed(60))
    #expect(!backend.knows(61) && !backend.hasEverUsed(61))
    backend.push([.delete(60)])()
    #expect(!backend.knows(60) && backend.hasEverUsed(60))
    app.notes.save(makeNote(1_001), in: app.session) { _ in }
    #expect(!backend.knows(1_001) && !backend.hasEverUsed(1_001))
    device.settle()
    #expect(backend.knows(1_001) && backend.hasEverUsed(1_001))
    app.logOut()
    let grace = try #require(device.signIn("grace", "hopper"))
    #expect(!backend.knows(1) && backend.hasEverUsed(1))
    grace.logOut()
  }

  @Test("A push that is copied has the values of one that is sent as JSON, in memory of its own.")
  func copies() throws {
    let text = "A text with \"quotes\", a line\nand \u{1F600}, longer than any small string"
    let changes: [ServerChange] = [
      .change(5, text: text), .insert(500, text: ""), .insert(501, text: "e\u{301}"), .delete(7),
      .friends(26),
    ]
    let found = try [false, true].map { copies in
      let device = TestDevice(cache: BackendCache(copiesPushes: copies))
      let app = try #require(device.signIn())
      device.backend.push(changes)()
      return app
    }
    #expect(found[0].changes == found[1].changes && found[1].changes[0].count == 4)
    #expect(found[0].knownUsers == found[1].knownUsers)
    guard case .stored(let note)? = found[1].changes.first?.first else {
      Issue.record("The first change is missing.")
      return
    }
    func address(_ text: String) -> UnsafeRawPointer? {
      text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    }
    #expect(address(note.text) != address(text))
  }

  @Test("A subscription that was ended or released before the event gets nothing.")
  func ended() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let event = device.backend.push([.delete(1), .friends(3)])
    app.noteSubscription?.end()
    event()
    #expect(app.changes == [])
    #expect(app.knownUsers.count == 1)
    app.logOut()
    device.backend.push([.delete(2), .friends(3)])()
    #expect(app.changes == [])
    #expect(app.knownUsers.count == 1)
  }

  @Test("Two backends with a common cache do not affect each other.")
  func apart() throws {
    let cache = BackendCache()
    let first = InProcessServer(clock: VirtualClock(), cache: cache)
    let second = InProcessServer(clock: VirtualClock(), cache: cache)
    first.push([.delete(1), .friends(1)])()
    #expect(second.knows(1))
    #expect(second.user("ada")?.friendCount == 25)
    for (backend, count) in [(first, 59), (second, 60), (first, 59)] {
      let notes = NotesController(transport: backend)
      var loaded = 0
      notes.load(in: Session(userID: "ada", token: "")) { loaded = (try? $0.get().count) ?? 0 }
      backend.answerNext()?()
      #expect(loaded == count)
    }
  }
}
