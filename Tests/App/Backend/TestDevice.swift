import Backend
import Controllers
import Model

/// A server with its clock, and the apps that are launched on it.
@MainActor final class TestDevice {
  let clock = VirtualClock()
  let backend: InProcessServer
  /// The answers that completions of `hear` have got, with the milliseconds since the start.
  private(set) var heard: [String] = []

  init(
    _ fixture: Fixture = Fixture(), cache: BackendCache = BackendCache(),
    storage: (any NotesStorage)? = nil
  ) {
    backend = InProcessServer(clock: clock, fixture: fixture, cache: cache, storage: storage)
  }

  var milliseconds: Int { Int(clock.now.milliseconds - Timestamp.fixtureStart.milliseconds) }

  /// Moves the clock by this many milliseconds, and delivers the answers that become due.
  func advance(_ milliseconds: Int64) {
    let end = clock.now.advanced(by: milliseconds)
    while let moment = backend.nextAnswerAt, moment <= end { deliver(at: moment) }
    clock.advance(to: end)
  }

  /// Delivers all answers.
  func settle() {
    while let moment = backend.nextAnswerAt { deliver(at: moment) }
  }

  private func deliver(at moment: Timestamp) {
    clock.advance(to: moment)
    backend.answerNext()?()
  }

  /// Returns a completion that records the time and the result of its call.
  func hear<Value>(_ name: String) -> (Result<Value, NotesError>) -> Void {
    { [unowned self] result in
      switch result {
      case .success: heard.append("\(milliseconds) \(name)")
      case .failure(let error): heard.append("\(milliseconds) \(name) \(error)")
      }
    }
  }

  /// Returns an app that has signed in.
  func signIn(_ login: String = "ada", _ password: String = "secret") -> TestApp? {
    let app = TestApp(backend)
    var session: Session?
    app.sessions.logIn(login: login, password: password) { session = try? $0.get() }
    settle()
    guard let session else { return nil }
    app.listen(in: session)
    return app
  }
}

/// The clients of one app, with the pushes that it got.
@MainActor final class TestApp {
  let sessions: SessionController
  let notes: NotesController
  let users: UserController
  let images: ImageController
  private(set) var session = Session(userID: "", token: "")
  private(set) var changes: [[NoteChange]] = []
  private(set) var knownUsers: [User] = []
  private(set) var noteSubscription: Subscription?
  private(set) var userSubscription: Subscription?

  init(_ backend: InProcessServer) {
    sessions = SessionController(transport: backend)
    notes = NotesController(transport: backend)
    users = UserController(transport: backend)
    images = ImageController(transport: backend)
  }

  func listen(in session: Session) {
    self.session = session
    noteSubscription = notes.observeChanges(in: session) { [unowned self] in changes.append($0) }
    userSubscription = users.observeUser(in: session) { [unowned self] in knownUsers.append($0) }
  }

  /// Does what an app does at log-out.
  func logOut() {
    sessions.logOut()
    noteSubscription = nil
    userSubscription = nil
  }

  func stopListeningToNotes() { noteSubscription = nil }
}

/// Returns a note with a text.
func makeNote(_ id: Note.ID, _ text: String = "text") -> Note {
  Note(id: id, createdAt: .fixtureStart, text: text)
}
