import Controllers
import Model
import Testing

@testable import Backend

@MainActor struct AnswerOrderTests {
  @Test("Requests to the device are answered after 20 ms, all other requests after 100 ms.")
  func usualDelays() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let start = device.milliseconds
    app.sessions.restore(device.hear("restore"))
    app.sessions.logIn(login: "ada", password: "secret", device.hear("login"))
    app.notes.load(in: app.session, device.hear("load"))
    app.users.load(in: app.session, device.hear("user"))
    app.notes.save(makeNote(1_001), in: app.session, device.hear("save"))
    app.notes.delete(7, in: app.session, device.hear("delete"))
    app.images.cached(ImageReference("ada-low"), in: app.session, device.hear("cache"))
    app.images.image(ImageReference("ada-high"), in: app.session, device.hear("image"))
    device.settle()
    #expect(
      device.heard
        == [(20, "restore"), (20, "cache")].map { "\(start + $0.0) \($0.1)" }
        + ["login", "load", "user", "save", "delete", "image"].map { "\(start + 100) \($0)" })
  }

  @Test("Answers come in the order of their due times, at equal times in the order sent.")
  func timeThenSending() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let start = device.milliseconds
    device.backend.delayNext(.load, by: 150)
    app.notes.load(in: app.session, device.hear("first"))
    app.users.load(in: app.session, device.hear("second"))
    device.advance(50)
    app.users.load(in: app.session, device.hear("third"))
    device.backend.delayNext(.user, by: 0)
    app.users.load(in: app.session, device.hear("fourth"))
    device.settle()
    let expected = [(50, "fourth"), (100, "second"), (150, "first"), (150, "third")]
    #expect(device.heard == expected.map { "\(start + $0.0) \($0.1)" })
  }

  @Test(
    "Requests that write one note are answered in the order sent; other requests may overtake them."
  )
  func oneNote() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let start = device.milliseconds
    device.backend.delayNext(.save, by: 300)
    app.notes.save(makeNote(1, "a"), in: app.session, device.hear("save a"))
    app.notes.save(makeNote(2), in: app.session, device.hear("other"))
    app.notes.delete(1, in: app.session, device.hear("delete"))
    app.notes.save(makeNote(1, "b"), in: app.session, device.hear("save b"))
    device.advance(10)
    app.notes.load(in: app.session, device.hear("load"))
    device.settle()
    let expected = [
      (100, "other"), (110, "load"), (300, "save a"), (300, "delete"), (300, "save b"),
    ]
    #expect(device.heard == expected.map { "\(start + $0.0) \($0.1)" })
    #expect(device.backend.notes(of: "ada").first { $0.id == 1 }?.text == "b")
  }

  @Test("A new session's save waits for the old session's save of the same note.")
  func oneNoteAcrossSessions() throws {
    let device = TestDevice()
    let old = try #require(device.signIn())
    device.backend.delayNext(.save, by: 1_000)
    old.notes.save(makeNote(1, "old"), in: old.session) { _ in }
    old.logOut()
    device.advance(10)
    var session: Session?
    old.sessions.logIn(login: "ada", password: "secret") { session = try? $0.get() }
    device.advance(200)
    let app = TestApp(device.backend)
    app.listen(in: try #require(session))
    app.notes.save(makeNote(1, "new"), in: app.session, device.hear("new"))
    device.settle()
    #expect(device.backend.notes(of: "ada").first?.text == "new")
    #expect(app.changes == [[.stored(makeNote(1, "old"))]])
  }

  @Test("The server executes a request when it answers it.")
  func actsLate() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    let before = device.backend.notes(of: "ada")
    app.notes.save(makeNote(1_001), in: app.session) { _ in }
    app.notes.delete(7, in: app.session) { _ in }
    var loaded: [Note]?
    device.backend.delayNext(.load, by: 50)
    app.notes.load(in: app.session) { loaded = try? $0.get() }
    device.advance(99)
    #expect(device.backend.notes(of: "ada") == before)
    #expect(loaded == before)
    device.advance(1)
    let after = device.backend.notes(of: "ada").map(\.id)
    #expect(after == (1...60).filter { $0 != 7 } + [1_001])
  }

  @Test("Answering returns an event, which has an effect only once.")
  func eventApart() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    var count = 0
    app.notes.load(in: app.session) { _ in count += 1 }
    let event = try #require(device.backend.answerNext())
    #expect(count == 0)
    #expect(device.backend.nextAnswerAt == nil)
    event()
    event()
    #expect(count == 1)
    #expect(device.backend.answerNext() == nil)
  }

  @Test("An answer and a push are decoded before their events run.")
  func decodedBefore() throws {
    let device = TestDevice()
    let app = try #require(device.signIn())
    var steps: [String] = []
    device.backend.send(
      .restore, from: app,
      decode: { bytes in
        steps.append("decoded")
        return .success(bytes.count)
      }, done: { _ in steps.append("done") })
    let event = try #require(device.backend.answerNext())
    #expect(steps == ["decoded"])
    event()
    #expect(steps == ["decoded", "done"])

    let push = device.backend.push([.change(1, text: "now")])
    device.backend.push([.change(1, text: "later")])()
    push()
    let texts = app.changes.map { changes in
      changes.map { if case .stored(let note) = $0 { note.text } else { "" } }
    }
    #expect(texts == [["later"], ["now"]])
  }

  @Test("The clock never goes back.")
  func clock() {
    let clock = VirtualClock()
    clock.advance(to: Timestamp.fixtureStart.advanced(by: 5))
    clock.advance(to: Timestamp.fixtureStart)
    #expect(clock.now == Timestamp.fixtureStart.advanced(by: 5))
  }
}
