import Controllers
import Model
import UnitTestSupport

@testable import MVC

extension Account {
  /// Ada's stores, with these notes loaded from the server.
  static func ada(on server: FakeServer, with notes: [Note]) -> Account {
    let account = ada(on: server)
    account.notes.load()
    server.answer(.load, .notes(notes))
    return account
  }

  /// Ada's stores before they have loaded anything.
  ///
  /// The clock shows minute 100, then a minute more each time. The first new note gets the id 1000.
  static func ada(on server: FakeServer) -> Account {
    var minute: Int64 = 99
    var id = 999
    let notes = NotesStore(
      session: .ada, client: NotesController(transport: server),
      now: {
        minute += 1
        return .sample(minute: minute)
      },
      makeNoteID: {
        id += 1
        return id
      })
    return Account(
      notes: notes, user: UserStore(session: .ada, client: UserController(transport: server)),
      images: ImageStore(session: .ada, client: ImageController(transport: server)))
  }
}

extension SessionStore {
  /// Starts signed out.
  convenience init(on server: FakeServer) {
    self.init(client: SessionController(transport: server)) { _ in .ada(on: server) }
  }
}
