package import Controllers
import Foundation
package import Model

/// The server of a unit test: it keeps requests, and answers when the test says so.
///
/// It is the only test double that architectures share. It stands behind the real clients, such as
/// `NotesController`.
package final class FakeServer: Transport {
  package let noteListDecoder = NoteListDecoder()
  package var sessionStore: any SessionStorage { store }
  private let store = StoredSession()
  private var sent: [(request: Request, token: RequestToken)] = []
  private var subscriptions: [WeakSubscription] = []
  /// Runs an answer or a push as an event; a test with views runs it in a turn of the loop.
  package var deliver: (() -> Void) -> Void = { $0() }

  package init() {}

  /// The requests that have no answer yet, the oldest first.
  package var waiting: [Request] { sent.map(\.request) }

  /// The session that the device has stored.
  package var storedSession: Session? { store.session }

  // MARK: - The server's actions

  /// The content of an answer.
  package enum Answer {
    /// The answer to `login`, or to `restore`, where `nil` says that no session is stored.
    case session(Session?)
    case notes([Note])
    case user(User)
    /// The answer to `cache` or `image`; `nil` if the cache does not have the image.
    case picture(String?)
    /// The answer to `save` or `delete`.
    case done
    case failure(NotesError)
  }

  /// Answers the oldest waiting request of a kind.
  ///
  /// The test stops if there is none.
  package func answer(_ kind: RequestKind, _ answer: Answer) {
    guard let index = sent.firstIndex(where: { $0.request.kind == kind }) else {
      fatalError("no \(kind) request waits; waiting are: \(waiting.map(\.kind))")
    }
    let (request, token) = sent.remove(at: index)
    deliver(token.receive(answer.bytes(for: request)))
  }

  /// Sends changes of notes that another device has made.
  package func push(_ changes: NoteChange...) {
    send(RawPush(notes: changes.map(RawNoteChange.init)))
  }

  /// Sends a user's new data.
  package func push(_ user: User) {
    var push = RawPush()
    push.user = RawUser(user)
    send(push)
  }

  private func send(_ push: RawPush) {
    deliver(subscriptions.compactMap(\.subscription).delivery(of: push))
  }

  // MARK: - Transport

  package func send(
    _ request: Request, from client: AnyObject, receiver: @escaping RequestToken.Receiver
  ) -> RequestToken {
    let token = RequestToken(client: client, receiver: receiver)
    sent.append((request, token))
    return token
  }

  package func subscribe(_ handler: Subscription.Handler, in session: Session) -> Subscription {
    let subscription = Subscription(handler)
    subscriptions.append(WeakSubscription(subscription: subscription))
    return subscription
  }

  package func logOut() {
    store.session = nil
    sent.removeAll()
    subscriptions.removeAll()
  }

  private struct WeakSubscription {
    weak var subscription: Subscription?
  }

  private final class StoredSession: SessionStorage {
    var session: Session?

    func store(_ session: Session) {
      self.session = session
    }
  }
}

extension FakeServer.Answer {
  /// Returns the answer as the server encodes it.
  fileprivate func bytes(for request: Request) -> Result<Data, NotesError> {
    switch self {
    case .failure(let error): .failure(error)
    case .session(let session) where request.kind == .restore:
      .success(Self.json(RawStoredSession(session: session.map(RawSession.init))))
    case .session(let session): .success(Self.json(session.map(RawSession.init)))
    case .notes(let notes):
      .success(Data(notes.flatMap { Self.json(RawNote($0)) + [NoteListDecoder.lineFeed] }))
    case .user(let user): .success(Self.json(RawUser(user)))
    case .picture(let name): .success(Self.json(RawPicture(name: name)))
    case .done: .success(Self.json(RawReceipt(id: 0)))
    }
  }

  private static func json(_ value: some Encodable) -> Data {
    guard let data = try? JSONEncoder().encode(value) else { fatalError("no JSON of \(value)") }
    return data
  }
}
