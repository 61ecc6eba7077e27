import Backend
import Controllers
import Model
import Testing

@MainActor struct FaultPlanTests {
  @Test("A failure applies to the next request of its kind, a second failure to the one after it.")
  func failures() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    device.backend.failNext(.save)
    device.backend.failNext(.save)
    app.notes.delete(1, in: app.session, device.hear("delete"))
    for id in 1_001...1_003 {
      app.notes.save(makeNote(id), in: app.session, device.hear("save"))
    }
    device.settle()
    #expect(
      device.heard
        == ["delete", "save requestFailed", "save requestFailed", "save"].map { "200 \($0)" })
    #expect(device.backend.notes(of: "ada").map(\.id) == Array(2...60) + [1_003])
  }

  @Test("A delay replaces the time of the next request, a second delay that of the one after it.")
  func delays() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    device.backend.delayNext(.load, by: 500)
    device.backend.delayNext(.load, by: 10)
    for name in ["first", "second", "third"] {
      app.notes.load(in: app.session, device.hear(name))
    }
    app.users.load(in: app.session, device.hear("user"))
    device.settle()
    #expect(device.heard == ["110 second", "200 third", "200 user", "600 first"])
  }

  @Test("A failure and a delay make the next request fail late.")
  func both() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    device.backend.delayNext(.load, by: 500)
    device.backend.failNext(.load)
    app.notes.load(in: app.session, device.hear("first"))
    app.notes.load(in: app.session, device.hear("second"))
    device.settle()
    #expect(device.heard == ["200 second", "600 first requestFailed"])
  }

  @Test("Failures and delays apply only to requests that are sent later.")
  func atSending() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    app.notes.load(in: app.session, device.hear("before"))
    device.backend.failNext(.load)
    device.backend.delayNext(.load, by: 1)
    device.settle()
    #expect(device.heard == ["200 before"])
  }

  @Test("Each kind of request can fail, and then changes nothing.", arguments: RequestKind.allCases)
  func eachKind(kind: RequestKind) throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let notes = device.backend.notes(of: "ada")
    device.backend.failNext(kind)
    send(kind, app, device)
    device.settle()
    #expect(device.heard.map { $0.split(separator: " ").last } == ["requestFailed"])
    #expect(device.backend.notes(of: "ada") == notes)
    #expect(app.changes == [])
  }

  @Test("An unreadable answer is reported as unreadable.", arguments: RequestKind.allCases)
  func corrupted(kind: RequestKind) throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    device.backend.corruptNext(kind)
    send(kind, app, device)
    device.settle()
    #expect(device.heard.map { $0.split(separator: " ").last } == ["unreadableAnswer"])
    send(kind, app, device)
    device.settle()
    #expect(device.heard.count == 2)
    #expect(device.heard.last?.hasSuffix("hear") == true)
  }

  private func send(_ kind: RequestKind, _ app: TestApp, _ device: TestDevice) {
    switch kind {
    case .restore: app.sessions.restore(device.hear("hear"))
    case .login: app.sessions.logIn(login: "ada", password: "secret", device.hear("hear"))
    case .load: app.notes.load(in: app.session, device.hear("hear"))
    case .user: app.users.load(in: app.session, device.hear("hear"))
    case .save: app.notes.save(makeNote(1), in: app.session, device.hear("hear"))
    case .delete: app.notes.delete(1, in: app.session, device.hear("hear"))
    case .cache: app.images.cached(ImageReference("ada-low"), in: app.session, device.hear("hear"))
    case .image: app.images.image(ImageReference("x"), in: app.session, device.hear("hear"))
    }
  }
}
