import Controllers
import Model
import UnitTestSupport

@testable import MVVMC

/// The services and stores that the modules of a session share, on a fake server.
final class SharedServices {
  let server = FakeServer()
  let notes = SharedStore(NotesState())
  let rows = SharedStore(NoteRows(order: .byChange))
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
        notes: notes, pageRows: rows, service: service, pictures: pictures))
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
  private var latest: Data?
  private let bag = DisposeBag()

  init(_ viewInputData: Observable<Data>) {
    viewInputData.subscribe(onNext: { [unowned self] in latest = $0 }).disposed(by: bag)
  }

  var data: Data {
    guard let latest else { fatalError("no data came when the screen subscribed") }
    return latest
  }
}

// MARK: - Input data of a screen at rest

extension LoginViewInputData {
  static func sample(
    isSubmitEnabled: Bool = false, isEditable: Bool = true, isSpinnerShown: Bool = false,
    errorMessage: String? = nil
  ) -> Self {
    Self(
      isSubmitEnabled: isSubmitEnabled, isEditable: isEditable, isSpinnerShown: isSpinnerShown,
      errorMessage: errorMessage)
  }
}

extension EditorViewInputData {
  static func sample(
    text: String, counter: String, isSaveEnabled: Bool = false, isEditable: Bool = true,
    isConflictShown: Bool = false
  ) -> Self {
    Self(
      text: text, counter: counter, isSaveEnabled: isSaveEnabled, isEditable: isEditable,
      isErrorShown: false, isConflictShown: isConflictShown)
  }
}

extension ProfileViewInputData {
  static func sample(
    name: String = "", friends: String = "", notes: String = "0 notes",
    isRefreshEnabled: Bool = true
  ) -> Self {
    Self(
      name: name, friends: friends, picture: "placeholder", fadesIn: false, notes: notes,
      isRefreshEnabled: isRefreshEnabled, isErrorShown: false)
  }
}

extension NoteCellInputData: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    "\(left)" == "\(right)"
  }

  static func sample(title: String, date: String, mark: String = "") -> Self {
    Self(title: title, date: date, mark: mark, picture: "", isSelected: false)
  }
}

extension NotesViewModel {
  /// Returns what the cell of a note shows now.
  func cell(of id: Note.ID) -> NoteCellInputData { Bound(cellInputData(of: id)).data }
}
