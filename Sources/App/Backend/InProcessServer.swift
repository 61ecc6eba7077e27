package import Controllers
import Foundation
package import Model

/// The in-process server, the network to it, and the device's storage.
///
/// The clients of an app send all requests here. Everything runs on a virtual clock.
///
/// The server never acts by itself. The driver asks when the next answer is due, moves the clock
/// there, has the request answered, and runs the resulting event. Specification 1.2.
package final class InProcessServer: Transport {
  package let clock: VirtualClock
  /// All requests so far, in the order in which they were sent.
  package private(set) var log: [LoggedRequest] = []
  private let storedSession: SessionStore
  package let noteListDecoder: NoteListDecoder
  private let server: ServerState
  private let copiesPushes: Bool
  private var queue = RequestQueue()
  private var faults = FaultPlan()
  /// The connections in the order in which they were opened.
  ///
  /// A closed connection is removed at the next look-up.
  private var connections: [Connection] = []

  /// Starts a server with the contents of `storage`.
  ///
  /// Without a storage, it keeps the contents of `fixture` in memory, for the time that the clock
  /// shows.
  package init(
    clock: VirtualClock, fixture: Fixture = Fixture(), cache: BackendCache = BackendCache(),
    storage: (any NotesStorage)? = nil
  ) {
    self.clock = clock
    let storage = storage ?? MemoryStorage(StoredContents(of: fixture, at: clock.now, cache: cache))
    // A growing log would now and then add an allocation to those counted for an app's event.
    log.reserveCapacity(2_048)
    noteListDecoder = cache.decoder
    copiesPushes = cache.copiesPushes
    server = ServerState(storage: storage, encoder: cache.encoder)
    storedSession = SessionStore(storage: storage)
  }

  // MARK: - The clients' side

  package var sessionStore: any SessionStorage { storedSession }

  package func send(
    _ request: Request, from client: AnyObject, receiver: @escaping RequestToken.Receiver
  ) -> RequestToken {
    let token = RequestToken(client: client, receiver: receiver)
    let kind = request.kind
    log.append(LoggedRequest(kind: kind, subject: request.subject, sentAt: clock.now))
    let earliest = clock.now.advanced(by: faults.takeDelay(of: kind))
    queue.add(
      PendingRequest(
        request: request, dueAt: queue.dueTime(of: request, from: earliest),
        outcome: faults.takeOutcome(of: kind), connection: request.session.map(connection),
        token: token))
    return token
  }

  package func subscribe(_ handler: Subscription.Handler, in session: Session) -> Subscription {
    let subscription = Subscription(handler)
    connection(of: session).add(subscription)
    return subscription
  }

  package func logOut() {
    if let session = storedSession.session { connection(of: session).cut() }
    storedSession.erase()
  }

  /// Returns the open connection of a session, or a new one if it has none.
  private func connection(of session: Session) -> Connection {
    connections.removeAll(where: \.isClosed)
    if let connection = connections.first(where: { $0.session == session }) { return connection }
    let connection = Connection(session: session)
    connections.append(connection)
    return connection
  }

  // MARK: - The driver's side

  /// The time at which the next answer is due; `nil` if no request is pending.
  package var nextAnswerAt: Timestamp? { queue.nextAnswerAt }

  /// Has the server act on the earliest due request, and the client decode the answer.
  ///
  /// - Returns: The event, to be run inside a turn of the main loop. It does nothing if no client
  ///   waits for the answer. `nil` if no request is pending.
  package func answerNext() -> (() -> Void)? {
    guard let pending = queue.removeFirst() else { return nil }
    let isOrphan = pending.isOrphan
    if pending.outcome == .failed {
      return isOrphan ? {} : pending.token.receive(.failure(.requestFailed))
    }
    let (answer, change) = act(on: pending.request, needsAnswer: !isOrphan)
    guard isOrphan else {
      let isCorrupted = pending.outcome == .corrupted
      return pending.token.receive(isCorrupted ? answer.map { _ in Self.unreadable } : answer)
    }
    guard let change, let userID = pending.request.session?.userID else { return {} }
    return deliver(RawPush(notes: [RawNoteChange(change)]), to: userID)
  }

  /// Changes the acting user's notes or friends on the server, as another device would.
  ///
  /// Impossible changes are left out: changing or deleting an unknown note, or inserting an id that
  /// was used before. All changes are left out if the storage cannot store them.
  ///
  /// - Returns: One event for the whole list, to be run inside a turn of the main loop.
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
        case .friends(let count, let friend):
          contents.setFriendCount(count, of: friend ?? userID)
          push.user = contents.accounts[friend ?? userID].map { RawUser($0.user) }
        }
      }
    }
    return isStored ? deliver(push, to: userID) : {}
  }

  /// Replaces all notes of the acting user without a push; the next load returns the new notes.
  package func replaceNotes(with notes: [Note]) {
    let userID = actingUser
    _ = server.change { $0.replaceNotes(of: userID, with: notes) }
  }

  /// Makes the next request of this kind fail; a second call applies to the request after it.
  package func failNext(_ kind: RequestKind) {
    faults.failNext(kind)
  }

  /// Sets the delay of the next request of this kind; a second call applies to the one after it.
  package func delayNext(_ kind: RequestKind, by milliseconds: Int64) {
    faults.delayNext(kind, by: milliseconds)
  }

  /// Answers the next request of this kind with unreadable bytes; for tests.
  package func corruptNext(_ kind: RequestKind) {
    faults.corruptNext(kind)
  }

  /// Reserves room for this many requests, so that the log does not grow while they are sent.
  package func expectRequests(_ count: Int) {
    log.reserveCapacity(log.count + count)
  }

  // MARK: - For checks

  /// The signed-in user (with an open connection), or ada if no user is signed in.
  package var actingUser: User.ID {
    connections.last(where: \.isListening)?.session.userID ?? "ada"
  }

  /// The number of writes of notes so far, of all users; as long as it is equal, all notes are
  /// equal.
  package var writeCount: Int { server.writeCount }

  /// Returns a user's notes on the server, the lowest id first.
  package func notes(of userID: User.ID) -> [Note] { server.notes(of: userID) }

  /// Returns a user as the server stores it.
  package func user(_ id: User.ID) -> User? { server.user(id) }

  /// Returns the acting user's note with this id.
  package func note(_ id: Note.ID) -> Note? { server.note(id, of: actingUser) }

  /// Returns whether the acting user has a note with this id.
  package func knows(_ id: Note.ID) -> Bool { note(id) != nil }

  /// Returns whether any user has or had a note with this id.
  package func hasEverUsed(_ id: Note.ID) -> Bool { server.hasEverUsed(id) }

  /// The id for the next new note, higher than all ids ever used; 1001 at first.
  ///
  /// An app's id generator asks once, at the start, and counts on from there.
  package var nextNoteID: Note.ID { server.nextNoteID }

  // MARK: - Acting

  /// An answer that cannot be read, as from a proxy that answers instead of the server.
  private static let unreadable = Data("<html>".utf8)

  /// The result when the storage could not store the change, so that nothing has happened.
  private static let refusal: (answer: Result<Data, NotesError>, change: NoteChange?) = (
    .failure(.requestFailed), nil
  )

  /// Executes the request; returns its answer and the change of the notes.
  private func act(
    on request: Request, needsAnswer: Bool
  ) -> (answer: Result<Data, NotesError>, change: NoteChange?) {
    storedSession.catchUp()
    switch request {
    case .restore:
      let stored = storedSession.session.map(RawSession.init)
      return (server.encode(RawStoredSession(session: stored)), nil)
    case .login(let name, let password):
      return (server.logIn(name: name, password: password), nil)
    case .load(let session):
      return (needsAnswer ? server.noteList(of: session.userID) : .success(Data()), nil)
    case .user(let id, _):
      return (server.userAnswer(id), nil)
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

  /// Returns the event that delivers a push to the user's present subscriptions.
  ///
  /// A subscription that ends before the event runs gets nothing.
  private func deliver(_ push: RawPush, to userID: User.ID) -> () -> Void {
    let listeners = connections.filter { $0.session.userID == userID }.flatMap(\.subscriptions)
    guard !listeners.isEmpty else { return {} }
    if copiesPushes { return listeners.delivery(of: push.copy) }
    guard case .success(let bytes) = server.encode(push),
      case .success(let raw) = AnswerDecoder.decode(bytes, as: RawPush.self)
    else { return {} }
    return listeners.delivery(of: raw)
  }
}
