import Foundation
package import Model

/// The in-process server, the network to it and the device's stores: all that the clients of an
/// app talk to, and all of it on a virtual clock.
///
/// It never acts by itself. The driver asks when the next answer is due, moves the clock there, has
/// it answered and runs the event that comes of it. Specification 1.2.
package final class Backend {
  package let clock: VirtualClock
  /// All requests so far, in the order sent.
  package private(set) var log: [LoggedRequest] = []
  let sessionStore: SessionStore
  let noteListDecoder: NoteListDecoder
  private let server: Server
  private var queue = RequestQueue()
  private var fates = RequestFates()
  /// In the order in which they were opened; those that closed are removed when next looked at.
  private var connections: [Connection] = []

  /// A server with what `storage` keeps; without one in `world` as of the clock's moment, in memory.
  package init(
    clock: VirtualClock, world: World = World(), memo: BackendMemo = BackendMemo(),
    storage: (any NotesStorage)? = nil
  ) {
    self.clock = clock
    let storage = storage ?? MemoryStorage(StoredContents(of: world, at: clock.now, memo: memo))
    // A growing log would add to what is counted in an app's events, now and then.
    log.reserveCapacity(2_048)
    noteListDecoder = memo.decoder
    server = Server(storage: storage, encoder: memo.encoder)
    sessionStore = SessionStore(storage: storage)
  }

  // MARK: - The clients' side

  /// Sends a request.
  ///
  /// When it is due, `decode` turns the answer's bytes into a value, and the event after that calls
  /// `done`, if there is still somebody to hear it (see `RequestToken`).
  @discardableResult
  func send<Value>(
    _ request: Request, from client: AnyObject,
    decode: @escaping (Data) -> Result<Value, NotesError>,
    done: @escaping (Result<Value, NotesError>) -> Void
  ) -> RequestToken {
    let token = RequestToken(client: client) { answer in
      let result = answer.flatMap(decode)
      return { done(result) }
    }
    let kind = request.kind
    log.append(LoggedRequest(kind: kind, subject: request.subject, sentAt: clock.now))
    let earliest = clock.now.advanced(by: fates.takeDelay(of: kind))
    queue.add(
      PendingRequest(
        request: request, dueAt: queue.dueTime(of: request, from: earliest),
        fate: fates.takeFate(of: kind), connection: request.session.map(connection),
        token: token))
    return token
  }

  func subscribe(_ handler: Subscription.Handler, in session: Session) -> Subscription {
    let subscription = Subscription(handler)
    connection(of: session).add(subscription)
    return subscription
  }

  /// Erases the stored session and closes its connection.
  func logOut() {
    if let session = sessionStore.session { connection(of: session).cut() }
    sessionStore.erase()
  }

  /// The open line of a session; a new one if it has none.
  private func connection(of session: Session) -> Connection {
    connections.removeAll(where: \.isClosed)
    if let connection = connections.first(where: { $0.session == session }) { return connection }
    let connection = Connection(session: session)
    connections.append(connection)
    return connection
  }

  // MARK: - The driver's side

  /// When the earliest request without an answer is due.
  package var nextAnswerAt: Timestamp? { queue.nextAnswerAt }

  /// Has the server act on the earliest due request and the client decode the answer.
  ///
  /// - Returns: The event: run it inside a turn of the main loop. It does nothing if the answer
  ///   finds nobody. `nil` when no request is pending.
  package func answerNext() -> (() -> Void)? {
    guard let pending = queue.removeFirst() else { return nil }
    let isOrphan = pending.isOrphan
    if pending.fate == .failed {
      return isOrphan ? {} : pending.token.receive(.failure(.requestFailed))
    }
    let (answer, change) = act(on: pending.request, needsAnswer: !isOrphan)
    guard isOrphan else {
      let isCorrupted = pending.fate == .corrupted
      return pending.token.receive(isCorrupted ? answer.map { _ in Self.unreadable } : answer)
    }
    guard let change, let userID = pending.request.session?.userID else { return {} }
    return deliver(RawPush(notes: [RawNoteChange(change)]), to: userID)
  }

  /// Lets something happen to the notes or friends of the user signed in, else of ada.
  ///
  /// What cannot be done is left out: changing or deleting an unknown note, inserting an id that
  /// was used before; and everything, if the storage cannot store it.
  ///
  /// - Returns: The event, one for the whole list: run it inside a turn of the main loop.
  package func push(_ changes: [ServerChange]) -> () -> Void {
    let userID = actingUser
    var push = RawPush()
    let isStored = server.change { contents in
      for change in changes {
        switch change {
        case .change(let id, let text):
          guard var note = contents.note(id, of: userID) else { continue }
          note.text = text
          note.changedAt = clock.now
          contents.store(note, for: userID)
          push.notes.append(RawNoteChange(.stored(note)))
        case .insert(let id, let text):
          guard !contents.usedIDs.contains(id) else { continue }
          let note = Note(id: id, createdAt: clock.now, text: text)
          contents.store(note, for: userID)
          push.notes.append(RawNoteChange(.stored(note)))
        case .delete(let id):
          guard contents.note(id, of: userID) != nil else { continue }
          contents.delete(id, for: userID)
          push.notes.append(RawNoteChange(.deleted(id)))
        case .friends(let count):
          contents.setFriendCount(count, of: userID)
          push.user = contents.accounts[userID].map { RawUser($0.user) }
        }
      }
    }
    return isStored ? deliver(push, to: userID) : {}
  }

  /// Puts other notes in the place of all that the acting user has, and tells nobody: the next load
  /// brings them.
  package func replaceNotes(with notes: [Note]) {
    let userID = actingUser
    _ = server.change { $0.replaceNotes(of: userID, with: notes) }
  }

  /// Makes the next request of this kind fail; each repetition the one after.
  package func failNext(_ kind: RequestKind) {
    fates.failNext(kind)
  }

  /// Has the next request of this kind answered after that time in place of its usual one; each
  /// repetition the one after.
  package func delayNext(_ kind: RequestKind, by milliseconds: Int64) {
    fates.delayNext(kind, by: milliseconds)
  }

  /// Has the next request of this kind answered with bytes that cannot be read; for tests.
  package func corruptNext(_ kind: RequestKind) {
    fates.corruptNext(kind)
  }

  /// Makes room for so many requests in the log, which shall not grow while they are sent.
  package func expectRequests(_ count: Int) {
    log.reserveCapacity(log.count + count)
  }

  // MARK: - For checks

  /// The user signed in, who has an open connection, else ada.
  package var actingUser: User.ID {
    connections.last(where: \.isListening)?.session.userID ?? "ada"
  }

  /// How often anybody's notes were written so far: as long as it stands, so do they.
  package var writeCount: Int { server.writeCount }

  /// The server's notes of a user, the lowest id first.
  package func notes(of userID: User.ID) -> [Note] { server.notes(of: userID) }

  /// The server's view of a user.
  package func user(_ id: User.ID) -> User? { server.user(id) }

  /// The acting user's note with this id.
  package func note(_ id: Note.ID) -> Note? { server.note(id, of: actingUser) }

  /// Whether the acting user has a note with this id.
  package func knows(_ id: Note.ID) -> Bool { note(id) != nil }

  /// Whether a note of anybody has this id or ever had it.
  package func hasEverUsed(_ id: Note.ID) -> Bool { server.hasEverUsed(id) }

  /// The id for the next new note of an app, above all that were ever used: at first 1001.
  ///
  /// Who makes ids asks once, at the start, and counts on from there.
  package var nextNoteID: Note.ID { server.nextNoteID }

  // MARK: - Acting

  /// What comes when something else answers in the server's place.
  private static let unreadable = Data("<html>".utf8)

  /// When nothing could be stored, nothing has happened.
  private static let refusal: (answer: Result<Data, NotesError>, change: NoteChange?) = (
    .failure(.requestFailed), nil
  )

  /// Does what the request asks for; its answer, and what became of the notes by it.
  private func act(
    on request: Request, needsAnswer: Bool
  ) -> (answer: Result<Data, NotesError>, change: NoteChange?) {
    sessionStore.catchUp()
    switch request {
    case .restore:
      let stored = sessionStore.session.map(RawSession.init)
      return (server.encode(RawStoredSession(session: stored)), nil)
    case .login(let name, let password):
      return (server.logIn(name: name, password: password), nil)
    case .load(let session):
      return (needsAnswer ? server.noteList(of: session.userID) : .success(Data()), nil)
    case .user(let session):
      return (server.userAnswer(session.userID), nil)
    case .save(let note, let session):
      guard server.change({ $0.store(note, for: session.userID) }) else { return Self.refusal }
      return (server.encode(RawReceipt(id: note.id)), .stored(note))
    case .delete(let id, let session):
      let wasThere = server.note(id, of: session.userID) != nil
      guard !wasThere || server.change({ $0.delete(id, for: session.userID) }) else {
        return Self.refusal
      }
      return (server.encode(RawReceipt(id: id)), wasThere ? .deleted(id) : nil)
    case .cache(let image, _):
      return (server.encode(RawPicture(name: server.isCached(image) ? image.name : nil)), nil)
    case .image(let image, _):
      return (server.encode(RawPicture(name: image.name)), nil)
    }
  }

  /// Tells all who listen for this user: those of now, if they still do when the event comes.
  private func deliver(_ push: RawPush, to userID: User.ID) -> () -> Void {
    let listeners = connections.filter { $0.session.userID == userID }.flatMap(\.subscriptions)
    guard !listeners.isEmpty, case .success(let bytes) = server.encode(push),
      case .success(let raw) = AnswerDecoder.decode(bytes, as: RawPush.self)
    else { return {} }
    let push = raw.push
    return { for listener in listeners { listener.deliver(push) } }
  }
}
