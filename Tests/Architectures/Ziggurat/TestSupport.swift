import Controllers
import Model
import UnitTestSupport

@testable import Ziggurat

// MARK: - For Presenters

/// What Presenters read of the Services, as plain values.
final class FakeServices: LoginReading, NavigationReading, @MainActor NotesReading, PicturesReading,
  EditorReading, UserReading
{
  var isLoading = false
  var canSubmit = false
  var failure: NotesError?
  var selectedTab = Tab.notes
  var openNote: OpenNote?
  var alert: RaisedAlert?
  var loadState = LoadState.succeeded
  var list: [Note] = []
  /// The number of notes without a row.
  var hiddenCount = 0
  var marks: [Note.ID: WriteMark] = [:]
  var neighbours: (previous: Note?, next: Note?) = (nil, nil)
  var order = NoteOrder.byChange
  var filter = ""
  var selectedID: Note.ID?
  let arrangement = 0
  let topRow = 0
  var draft: EditorDraft?
  var user: User?
  var avatar = Avatar.placeholder

  var noteCount: Int { list.count + hiddenCount }
  var markCount: Int { marks.count }
  var rowIDs: [Note.ID] { list.map(\.id) }
  var rowsInView: Range<Int> { list.indices }
  func note(_ id: Note.ID) -> Note? { list.first { $0.id == id } }
  func mark(of id: Note.ID) -> WriteMark? { marks[id] }
  func neighbours(of note: Note) -> (previous: Note?, next: Note?) { neighbours }
  func picture(_ reference: ImageReference) -> Picture? { Picture(name: reference.name) }
}

/// The context of all Presenters, on fake Services.
struct FakeContext: LoginPresenterContext, @MainActor TabsPresenterContext {
  private let services = FakeServices()

  init(_ change: (FakeServices) -> Void = { _ in }) {
    change(services)
  }

  var login: any LoginReading { services }
  var navigation: any NavigationReading { services }
  var notes: any NotesReading { services }
  var pictures: any PicturesReading { services }
  var editor: any EditorReading { services }
  var user: any UserReading { services }
}

extension LoadState {
  static var running: LoadState {
    var state = LoadState()
    state.begin()
    return state
  }

  static var succeeded: LoadState {
    var state = LoadState()
    state.end(succeeded: true)
    return state
  }
}

// MARK: - For Services

/// Hears the signal in the Renderer's place.
final class FakeRenderer {
  private(set) lazy var signal: () -> Void = { [unowned self] in isSignalled = true }
  private var isSignalled = false

  /// Returns whether an event signals, so that a pass follows.
  func hears(_ event: () -> Void) -> Bool {
    isSignalled = false
    event()
    return isSignalled
  }
}

/// The log-in on the server's fake, with a session that no other Service follows.
final class TestLogin {
  let server = FakeServer()
  let renderer = FakeRenderer()
  private lazy var client = SessionController(transport: server)
  lazy var session = SessionService(client: client, followers: [], signal: renderer.signal)
  lazy var login = LoginService(client: client, session: session, signal: renderer.signal)
}

/// Services on the server's fake; each is made when a test first asks for it.
final class TestServices {
  let server = FakeServer()
  let renderer = FakeRenderer()
  private var lastNoteID = 999
  private var signal: () -> Void { renderer.signal }
  private lazy var followLink: () -> Void = { [unowned self] in links.followLink() }
  lazy var session = SessionService(
    client: SessionController(transport: server),
    followers: [notes, user, editor, navigation, links], signal: signal)
  lazy var user = UserService(
    client: UserController(transport: server), images: ImageController(transport: server),
    signal: signal)
  lazy var navigation = NavigationService(
    user: user, followLink: followLink, signal: signal)
  lazy var notes = NotesService(
    client: NotesController(transport: server), editor: editor, navigation: navigation,
    followLink: followLink, signal: signal)
  lazy var editor = EditorService(
    navigation: navigation, now: { .sample(minute: 60) },
    makeNoteID: { [unowned self] in
      lastNoteID += 1
      return lastNoteID
    }, signal: signal)
  lazy var links = LinkService(notes: notes, navigation: navigation)

  /// Has the notes of a new session loaded, unless there are none to load.
  init(loading notes: [Note] = []) {
    guard !notes.isEmpty else { return }
    self.notes.sessionBegan(.ada)
    links.sessionBegan(.ada)
    server.answer(.load, .notes(notes))
  }

  /// Opens a note in the editor, changes its text, and saves it.
  func save(_ text: String, of id: Note.ID) {
    editor.open(notes.note(id))
    editor.textEdited(text, in: editor.draft?.number ?? 0)
    notes.saveTapped()
  }
}
