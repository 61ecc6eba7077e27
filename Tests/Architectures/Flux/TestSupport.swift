import Controllers
import Model
import UnitTestSupport

@testable import Flux

/// The stores of an app, and its action creators with a server's fake, without any view.
///
/// A test of a store dispatches actions, and reads the store's getters.
final class TestApp {
  let server = FakeServer()
  let dispatcher = Dispatcher<Action>()
  let stores: Stores
  let notes: NotesActions
  let editor: EditorActions
  let user: UserActions
  let session: SessionActions
  let pictures: PictureActions
  let navigation: NavigationActions

  /// Makes an app that looks for a stored session; it is 10:00, and new notes have the id 1001.
  init() {
    stores = Stores(dispatcher)
    let client = NotesController(transport: server)
    let gate = SessionGate(dispatcher, stores.session)
    notes = NotesActions(dispatcher, stores, gate, client)
    editor = EditorActions(
      dispatcher, stores, gate, client, now: { .sample(minute: 60) }, makeNoteID: { 1001 })
    user = UserActions(
      dispatcher, stores, gate, UserController(transport: server),
      ImageController(transport: server))
    session = SessionActions(
      dispatcher, stores, SessionController(transport: server), notes, user)
    pictures = PictureActions(dispatcher, stores, gate, ImageController(transport: server))
    navigation = NavigationActions(dispatcher)
  }

  /// Makes an app with Ada's notes, which have the ids 1, 2, … and these texts.
  convenience init(_ texts: String...) {
    self.init()
    restore(.ada)
    answerLoad(texts)
    server.answer(.user, .user(.ada))
  }

  /// Looks for a stored session and finds this one; with it, notes and user are requested.
  func restore(_ stored: Session?) {
    session.restore()
    server.answer(.restore, .session(stored))
  }

  /// Answers a load with notes that have the ids 1, 2, … and these texts.
  func answerLoad(_ texts: [String]) {
    server.answer(.load, .notes(.samples(texts)))
  }

  func dispatch(_ actions: Action...) {
    for action in actions { dispatcher.dispatch(action) }
  }

  /// Returns how often a store has changed while `body` ran.
  func changes(of store: Store<Action>, while body: () -> Void) -> Int {
    var count = 0
    withExtendedLifetime(store.addListener { count += 1 }, body)
    return count
  }

  /// The number of the editor that is presented, or else 0.
  var draftID: Draft.ID { stores.navigation.draft?.id ?? 0 }

  /// The number of the opening of the page that is open, or else 0.
  var opening: Int { stores.navigation.page?.number ?? 0 }

  /// The marks and titles of the rows.
  var rows: [String] {
    stores.noteList.ids.map { id in
      (stores.notes.mark(of: id)?.rawValue ?? "") + title(of: stores.notes.note(id)?.text ?? "?")
    }
  }
}

extension [Note] {
  /// Returns notes with the ids 1, 2, … and these texts.
  fileprivate static func samples(_ texts: [String]) -> [Note] {
    texts.enumerated().map { .sample($0.offset + 1, $0.element) }
  }
}

extension Action {
  /// Returns the answer to a load: notes with the ids 1, 2, … and these texts.
  static func loaded(_ texts: [String]) -> Action { .notesLoaded(.success(.samples(texts))) }

  static func pushed(_ changes: NoteChange...) -> Action { .notesPushed(changes) }
}
