import Backend
import Controllers
import Model
import Testing

@MainActor struct ConnectionTests {
  @Test("After a log-out, answers are dropped, but the server still executes the requests.")
  func logOut() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    app.notes.save(makeNote(1_001), in: app.session, device.hear("save"))
    app.notes.load(in: app.session, device.hear("load"))
    app.users.load(in: app.session, device.hear("user"))
    app.images.image(ImageReference("note-5"), in: app.session, device.hear("image"))
    app.logOut()
    device.settle()
    #expect(device.heard == [])
    #expect(app.changes == [])
    #expect(device.backend.notes(of: "ada").count == 61)
  }

  @Test("A log-out closes the connection even if subscriptions are still open.")
  func cut() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    app.notes.load(in: app.session, device.hear("load"))
    app.sessions.logOut()
    device.settle()
    device.backend.push([.change(1, text: "x")])()
    #expect(device.heard == [])
    #expect(app.changes == [])
  }

  @Test("Writes of an old session are pushed to the user's present session.")
  func orphans() throws {
    let device = TestDevice()
    let old = try #require(device.signIn())
    for kind in [RequestKind.save, .delete, .delete, .load] {
      device.backend.delayNext(kind, by: 1_000)
    }
    old.notes.save(makeNote(1_001), in: old.session, device.hear("save"))
    old.notes.delete(7, in: old.session, device.hear("delete"))
    old.notes.delete(999, in: old.session, device.hear("delete"))
    old.notes.load(in: old.session, device.hear("load"))
    old.logOut()
    let app = TestApp(device.backend)
    app.sessions.logIn(login: "ada", password: "secret") {
      if let session = try? $0.get() { app.listen(in: session) }
    }
    device.advance(500)
    #expect(app.session.token != old.session.token)
    device.settle()
    #expect(app.changes == [[.stored(makeNote(1_001))], [.deleted(7)]])
    #expect(old.changes == [])
    #expect(device.heard == [])
  }

  @Test("After a relaunch the session is the same, but the connection is a new one.")
  func relaunch() throws {
    let device = TestDevice()
    var old = device.signIn()
    let session = try #require(old?.session)
    old?.notes.save(makeNote(1_001), in: session, device.hear("save"))
    old = nil
    let app = TestApp(device.backend)
    var restored: Session?
    app.sessions.restore { restored = (try? $0.get()) ?? nil }
    device.advance(20)
    #expect(restored == session)
    app.listen(in: session)
    device.settle()
    #expect(app.changes == [[.stored(makeNote(1_001))]])
    #expect(device.heard == [])
  }

  @Test("Writes of an old session are not pushed to another user.")
  func anotherUser() throws {
    let device = TestDevice()
    let old = try #require(device.signIn())
    device.backend.delayNext(.save, by: 1_000)
    old.notes.save(makeNote(1_001), in: old.session, device.hear("save"))
    old.logOut()
    let app = TestApp(device.backend)
    app.sessions.logIn(login: "grace", password: "hopper") {
      if let session = try? $0.get() { app.listen(in: session) }
    }
    device.settle()
    #expect(app.session.userID == "grace")
    #expect(app.changes == [])
    #expect(device.backend.notes(of: "grace") == [])
    #expect(device.backend.notes(of: "ada").count == 61)
  }

  @Test("A failed write of an old session changes nothing and is not pushed.")
  func failedOrphan() throws {
    let device = TestDevice()
    let old = try #require(device.signIn())
    device.backend.delayNext(.save, by: 1_000)
    device.backend.failNext(.save)
    old.notes.save(makeNote(1_001), in: old.session, device.hear("save"))
    old.logOut()
    let app = try #require(device.signIn())
    device.settle()
    #expect(app.changes == [])
    #expect(device.backend.notes(of: "ada").count == 60)
  }

  @Test("An app may send a request before it subscribes.")
  func loadBeforeListening() throws {
    let device = TestDevice(Fixture(storedSession: "ada"))
    let app = TestApp(device.backend)
    var session: Session?
    app.sessions.restore { session = (try? $0.get()) ?? nil }
    device.settle()
    let restored = try #require(session)
    app.notes.load(in: restored, device.hear("load"))
    app.listen(in: restored)
    device.settle()
    #expect(device.heard == ["120 load"])
  }

  @Test("The connection stays open until its last subscription ends.")
  func oneSubscriptionLeft() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    app.notes.load(in: app.session, device.hear("load"))
    app.stopListeningToNotes()
    device.settle()
    #expect(device.heard.count == 1)
    app.notes.load(in: app.session, device.hear("load"))
    app.userSubscription?.end()
    device.settle()
    #expect(device.heard.count == 1)
  }

  @Test("A dropped app gets no answer to requests without a session.")
  func droppedClient() {
    let device = TestDevice()
    var app: TestApp? = TestApp(device.backend)
    app?.sessions.logIn(login: "ada", password: "secret", device.hear("login"))
    app?.sessions.restore(device.hear("restore"))
    app = nil
    device.settle()
    #expect(device.heard == [])
    // The log-in's answer was dropped, so its session was not stored.
    TestApp(device.backend).sessions.restore(device.hear("gone"))
    let next = TestApp(device.backend)
    var stored: Session??
    next.sessions.restore { stored = try? $0.get() }
    device.settle()
    #expect(stored == .some(nil))
  }

  @Test("The answer to an ignored request is dropped, but the server still executes the request.")
  func ignored() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let token = app.notes.save(makeNote(1_001), in: app.session, device.hear("save"))
    app.notes.delete(7, in: app.session, device.hear("delete"))
    token.ignore()
    device.settle()
    #expect(device.heard == ["200 delete"])
    #expect(device.backend.knows(1_001))
    #expect(app.changes == [])
  }

  @Test("A request can be ignored until the event of its answer runs.")
  func ignoredLate() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let token = app.notes.load(in: app.session, device.hear("load"))
    let event = try #require(device.backend.answerNext())
    token.ignore()
    event()
    #expect(device.heard == [])
  }

  @Test("A completion is released when its request is ignored, or after it was called.")
  func released() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    weak var ignored: Probe?
    weak var answered: Probe?
    var tokens: [RequestToken] = []
    do {
      let first = Probe()
      let second = Probe()
      ignored = first
      answered = second
      tokens.append(app.notes.load(in: app.session) { _ in first.touch() })
      tokens.append(app.notes.load(in: app.session) { _ in second.touch() })
    }
    #expect(ignored != nil)
    tokens[0].ignore()
    #expect(ignored == nil)
    #expect(answered != nil)
    device.settle()
    #expect(answered == nil)
  }

  private final class Probe {
    func touch() {}
  }
}
