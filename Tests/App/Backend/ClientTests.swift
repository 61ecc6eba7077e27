import Backend
import Controllers
import Foundation
import Model
import Testing

@MainActor struct ClientTests {
  @Test(
    "A log-in with a wrong name or password is refused.",
    arguments: [("ada", "hopper"), ("bob", "secret"), ("Ada", "secret"), ("", ""), ("ada", "")])
  func wrongCredentials(login: String, password: String) {
    let device = TestDevice()
    let app = TestApp(device.backend)
    app.sessions.logIn(login: login, password: password, device.hear("login"))
    device.settle()
    #expect(device.heard == ["100 login wrongCredentials"])
    #expect(storedSession(device) == nil)
  }

  @Test("A log-in stores its session; a log-out erases it at once.")
  func storing() throws {
    let device = TestDevice()
    #expect(storedSession(device) == nil)
    let app = try #require(device.signIn("grace", "hopper"))
    #expect(app.session.userID == "grace")
    #expect(storedSession(device) == app.session)
    app.logOut()
    #expect(storedSession(device) == nil)
  }

  @Test("A failed restore request leaves the session stored.")
  func failedRestore() {
    let device = TestDevice(Fixture(storedSession: "grace"))
    device.backend.failNext(.restore)
    #expect(storedSession(device) == nil)
    #expect(storedSession(device)?.userID == "grace")
  }

  private func storedSession(_ device: TestDevice) -> Session? {
    let app = TestApp(device.backend)
    var session: Session?
    app.sessions.restore { session = (try? $0.get()) ?? nil }
    device.settle()
    return session
  }

  @Test("The fixture's users are Ada Lovelace and Grace Hopper.")
  func users() throws {
    let device = TestDevice()
    for (login, password, name, friends) in [
      ("ada", "secret", "Ada Lovelace", 25), ("grace", "hopper", "Grace Hopper", 7),
    ] {
      let app = try #require(device.signIn(login, password))
      var user: User?
      app.users.load(in: app.session) { user = try? $0.get() }
      device.settle()
      let avatar = AvatarReference(
        low: ImageReference("\(login)-low"), high: ImageReference("\(login)-high"))
      #expect(user == User(id: login, name: name, friendCount: friends, avatar: avatar))
      app.logOut()
    }
  }

  @Test("Loaded notes equal the server's notes in every byte.")
  func loading() throws {
    let device = TestDevice(Fixture(noteCount: 500))
    let app = try #require(device.signIn())
    for _ in 0..<2 {
      var loaded: [Note]?
      app.notes.load(in: app.session) { loaded = try? $0.get() }
      device.settle()
      let notes = device.backend.notes(of: "ada")
      #expect(loaded?.count == 500)
      #expect(loaded == notes)
      #expect(loaded?.map { Array($0.text.utf8) } == notes.map { Array($0.text.utf8) })
      device.backend.push([.change(250, text: "\u{0}\"\\\u{2028}e\u{301}/🗼")])()
    }
  }

  @Test("A save creates or replaces a note; deleting a missing note succeeds.")
  func writing() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let created = Note(
      id: 1_001, createdAt: Timestamp(milliseconds: 1), changedAt: Timestamp(milliseconds: 2),
      text: "new", picture: ImageReference("p"))
    app.notes.save(created, in: app.session, device.hear("save"))
    app.notes.save(makeNote(1, "replaced"), in: app.session, device.hear("save"))
    app.notes.delete(2, in: app.session, device.hear("delete"))
    app.notes.delete(2, in: app.session, device.hear("delete"))
    device.settle()
    #expect(device.heard == ["save", "save", "delete", "delete"].map { "200 \($0)" })
    let notes = device.backend.notes(of: "ada")
    #expect(notes.first == makeNote(1, "replaced"))
    #expect(notes.last == created)
    #expect(notes.count == 60)
  }

  @Test("The cache has the low avatars; the network has every image.")
  func images() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    var cached: [String: String] = [:]
    var fetched: [String: Picture] = [:]
    for name in ["ada-low", "grace-low", "ada-high", "note-5"] {
      app.images.cached(ImageReference(name), in: app.session) { answer in
        cached[name] = try? answer.get()?.name ?? "nothing"
      }
      app.images.image(ImageReference(name), in: app.session) { fetched[name] = try? $0.get() }
    }
    device.settle()
    #expect(
      cached == [
        "ada-low": "ada-low", "grace-low": "grace-low", "ada-high": "nothing", "note-5": "nothing",
      ])
    #expect(fetched.count == 4)
    #expect(fetched.allSatisfy { $0.key == $0.value.name })
  }

  @Test("The log has kind, subject and time of every request, but no password or token.")
  func log() throws {
    let device = TestDevice()
    let app = TestApp(device.backend)
    app.sessions.restore { _ in }
    device.advance(20)
    app.sessions.logIn(login: "ada", password: "wrong") { _ in }
    device.advance(100)
    let session = try #require(device.signIn()).session
    app.notes.load(in: session) { _ in }
    app.users.load(in: session) { _ in }
    device.backend.failNext(.save)
    app.notes.save(makeNote(1_001), in: session) { _ in }.ignore()
    app.notes.delete(7, in: session) { _ in }
    app.images.cached(ImageReference("ada-low"), in: session) { _ in }
    app.images.image(ImageReference("ada-high"), in: session) { _ in }
    let expected: [(RequestKind, String, Int64)] = [
      (.restore, "", 0), (.login, "ada", 20), (.login, "ada", 120), (.load, "ada", 220),
      (.user, "ada", 220), (.save, "1001", 220), (.delete, "7", 220), (.cache, "ada-low", 220),
      (.image, "ada-high", 220),
    ]
    #expect(
      device.backend.log
        == expected.map { kind, subject, milliseconds in
          LoggedRequest(
            kind: kind, subject: subject,
            sentAt: Timestamp.fixtureStart.advanced(by: milliseconds))
        })
    let text = String(decoding: try JSONEncoder().encode(device.backend.log), as: UTF8.self)
    #expect(!text.contains("wrong") && !text.contains("secret") && !text.contains(session.token))
  }
}
