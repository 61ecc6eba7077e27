import Controllers
import Model
import UnitTestSupport

@testable import MVVMC

/// The services and stores that the modules of a session share, on a fake server.
final class SharedServices {
  let server = FakeServer()
  let notes = SharedStore(NotesState())
  private let rows = SharedStore(RowsState())
  private var lastID = 1000
  /// The time is 10:00, and new notes get the ids 1001, 1002 and so on.
  private(set) lazy var service = NotesService(
    client: NotesController(transport: server),
    timeAndIDs: TimeAndIDs(
      now: { .sample(minute: 60) },
      makeNoteID: { [unowned self] in
        lastID += 1
        return lastID
      }),
    session: .ada, store: notes)
  private(set) lazy var rowsService = RowsService(store: rows, notes: notes)

  /// Loads notes without the module of the list.
  func load(_ list: Note...) {
    service.load()
    server.answer(.load, .notes(list))
  }

  // MARK: - Modules

  /// Makes the module of the list, which requests the notes.
  func makeList() -> any NotesViewModel {
    let pictures = PicturesService(client: ImageController(transport: server), session: .ada)
    return NotesViewModelImpl(
      provider: NotesProviderImpl(
        notes: notes, service: service, rows: rows, rowsService: rowsService, pictures: pictures))
  }

  func makeEditor(_ mode: EditorMode) -> any EditorViewModel {
    EditorViewModelImpl(provider: EditorProviderImpl(mode: mode, notes: notes, service: service))
  }

  /// Makes the module of the profile, which requests the user.
  func makeProfile() -> any ProfileViewModel {
    let person = SharedStore(PersonState())
    let service = UserService(
      users: UserController(transport: server), images: ImageController(transport: server),
      session: .ada, store: person)
    return ProfileViewModelImpl(
      provider: ProfileProviderImpl(
        person: person, service: service, notes: notes,
        sessions: SessionService(client: SessionController(transport: server))))
  }
}

/// Keeps the latest input data of a view model, as a screen that is bound to it does.
final class Bound<Data> {
  private(set) var data: Data
  private let bag = DisposeBag()

  init(_ viewInputData: Observable<Data>) {
    data = viewInputData.value
    viewInputData.subscribe(onNext: { [unowned self] in data = $0 }).disposed(by: bag)
  }
}
