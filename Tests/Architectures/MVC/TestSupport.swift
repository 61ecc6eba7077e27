import Controllers
import Model
import UnitTestSupport

@testable import MVC

extension Account {
  /// Ada's stores behind a server's fake; it is minute 100, and the first new note gets the id 1000.
  static func fake(_ server: FakeServer) -> Account {
    var lastID = 999
    let notes = NotesStore(
      session: .ada, client: NotesController(transport: server), now: { .sample(minute: 100) },
      makeNoteID: {
        lastID += 1
        return lastID
      }, content: TypedChanges())
    return Account(
      notes: notes, user: UserStore(session: .ada, client: UserController(transport: server)),
      friends: [],
      images: ImageStore(session: .ada, client: ImageController(transport: server)),
      makeResults: { SharedResults(of: notes) })
  }

  /// Ada's stores with these notes loaded.
  static func fake(_ server: FakeServer, with list: [Note]) -> Account {
    let account = fake(server)
    account.notes.load()
    server.answer(.load, .notes(list))
    return account
  }
}

extension SessionStore {
  /// A signed-out session, whose account is a fake, too.
  static func fake(_ server: FakeServer) -> SessionStore {
    SessionStore(client: SessionController(transport: server)) { _ in .fake(server) }
  }
}

/// Records what the results report about their rows.
final class RecordedRows: NoteResultsDelegate {
  private(set) var changes: [NoteRows.RowChange] = []

  func results(
    _ results: any NoteResults, didChange row: NoteRows.RowChange, by change: NoteCollection.Change
  ) {
    changes.append(row)
  }
}
