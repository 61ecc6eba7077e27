import Controllers
import Model
import UnitTestSupport

@testable import MVVM

// MARK: - Stores on a fake server

extension ObservableSessionStore {
  static func fake(_ server: FakeServer) -> ObservableSessionStore {
    ObservableSessionStore(client: SessionController(transport: server))
  }
}

extension ObservableNotesStore {
  /// Returns a store at 10:00, in which the first new note has the id 1001.
  static func fake(_ server: FakeServer) -> ObservableNotesStore {
    var lastID = 1_000
    return ObservableNotesStore(
      client: NotesController(transport: server), session: .ada, now: { .sample(minute: 60) },
      makeID: {
        lastID += 1
        return lastID
      })
  }

  /// Returns a store that has loaded notes.
  static func fake(_ server: FakeServer, _ notes: [Note]) -> ObservableNotesStore {
    let store = fake(server)
    store.load()
    server.answer(.load, .notes(notes))
    return store
  }
}

extension ObservablePicturesStore {
  static func fake(_ server: FakeServer) -> ObservablePicturesStore {
    ObservablePicturesStore(client: ImageController(transport: server), session: .ada)
  }
}

extension SessionStores {
  /// Returns stores that have loaded nothing.
  static func fake(_ server: FakeServer) -> SessionStores {
    let user = ObservableUserStore(client: UserController(transport: server), session: .ada)
    let images = ImageController(transport: server)
    return SessionStores(
      notes: .fake(server), user: user,
      avatar: ObservableAvatarStore(client: images, session: .ada, user: user),
      pictures: .fake(server))
  }
}

// MARK: - Observing outputs

/// Records the values of an output, which it is bound to as a view is.
final class TestObserver<Value: Equatable> {
  private(set) var values: [Value] = []
  private let bag = DisposalBag()

  init(_ output: Property<Value>) {
    output.bind(to: { [unowned self] in values.append($0) }, in: bag)
  }
}

/// Records the events of a signal.
final class EventObserver<Event> {
  private(set) var events: [Event] = []
  private let bag = DisposalBag()

  init(_ signal: Signal<Event>) {
    signal.observe(in: bag) { [unowned self] in events.append($0) }
  }
}

/// A table with all rows in view: it applies the updates, and keeps the view models of rows.
final class TableFake {
  private(set) var rows: [NoteRowViewModel] = []
  var topRow = 0
  let list: NotesViewModel
  private let bag = DisposalBag()

  init(_ list: NotesViewModel) {
    self.list = list
    list.rowsUpdates.observe(in: bag) { [unowned self] in show($0) }
  }

  /// Makes the table of a list that has loaded notes.
  convenience init(_ server: FakeServer, _ notes: Note...) {
    let store = ObservableNotesStore.fake(server)
    self.init(NotesViewModel(store, pictures: .fake(server), overlay: Overlay()))
    store.load()
    server.answer(.load, .notes(notes))
  }

  var titles: [String] { rows.map(\.title.value) }
  var marks: [String] { rows.map(\.mark.value) }
  var selectedIDs: [Note.ID] { rows.filter(\.isSelected.value).map(\.id) }

  private func show(_ update: RowsUpdate) {
    switch update {
    case .insert(let row): rows.insert(contentsOf: [row].compactMap(list.rowViewModel), at: row)
    case .delete(let row): rows.remove(at: row)
    case .move(let from, let to): rows.insert(rows.remove(at: from), at: to)
    case .reorder(let old, let top):
      let kept = Dictionary(uniqueKeysWithValues: zip(old, rows))
      rows = (0..<list.rowCount).compactMap {
        kept[list.rowID(at: $0)] ?? list.rowViewModel(at: $0)
      }
      topRow = top ?? topRow
    case .scrollToTop: topRow = 0
    case .reload: rows = (0..<list.rowCount).compactMap(list.rowViewModel)
    }
  }
}
