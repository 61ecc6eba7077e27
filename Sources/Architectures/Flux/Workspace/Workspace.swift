import ArchitectureKit
import Controllers
import Model
import Toolkit

/// Everything of the signed-in user: the data, in plain variables, and all screens.
///
/// There are no observers. Code that changes a variable also calls the screens that show it.
///
/// Screens never outlive the workspace, and no answer and no push comes after it has gone. So the
/// references back are unowned: a weak one would make every retain of the workspace slower.
final class Workspace {
  let environment: AppEnvironment
  let session: Session
  private unowned(unsafe) let app: FluxApp
  private var subscriptions: [Subscription] = []

  var notes = NoteCollection()
  var hasLoadedNotes = false
  var isLoadingNotes = false
  /// `nil` until the first request for the user has succeeded.
  var user: User?
  var isLoadingUser = false
  var hasUserRequestFailed = false
  var hasShownProfile = false
  var hasRequestedAvatar = false
  /// Whether `avatar` is the image from the network.
  var hasAvatarArrived = false
  var avatar = Picture.placeholder

  /// The requested pictures; each is the placeholder until it has arrived.
  var pictures: [ImageReference: Picture] = [:]

  /// The counts that tabs and profile were told last: most changes of notes change neither.
  var toldMarkCount = 0
  var toldNoteCount: Int?

  private(set) lazy var list = NotesViewController(self)
  private(set) lazy var profile = ProfileViewController(self)
  private(set) lazy var tabs = TabsViewController(self)
  private(set) var detail: DetailViewController?
  private(set) var editor: EditorViewController?

  init(_ environment: AppEnvironment, _ session: Session, app: FluxApp) {
    self.environment = environment
    self.session = session
    self.app = app
  }

  /// Subscribes to the server's pushes, then requests the notes and the user.
  func start() {
    subscriptions = [
      environment.notes.observeChanges(in: session) { [unowned self] in notesPushed($0) },
      environment.users.observeUser(in: session) { [unowned self] in userPushed($0) },
    ]
    loadNotes()
    loadUser()
  }

  func logOut() {
    app.logOut()
  }

  // MARK: - Screens that come and go

  func openDetail(of id: Note.ID) {
    guard let note = notes[id] else { return }
    let detail = DetailViewController(note, self)
    self.detail = detail
    tabs.notesNavigation.push(detail)
  }

  /// Goes back to the list, if a note is open.
  func closeDetail() {
    guard detail != nil else { return }
    detail = nil
    tabs.notesNavigation.pop()
  }

  /// Opens an editor for this note, or for a new one.
  func openEditor(on note: Note? = nil) {
    let editor = EditorViewController(note, self)
    self.editor = editor
    tabs.tabBarController.present(editor)
  }

  func closeEditor() {
    editor?.dismiss()
    editor = nil
    resumePendingWork()
  }

  /// Shows the alert and follows the link that wait, if nothing holds them up any more.
  func resumePendingWork() {
    app.resumePendingWork()
  }
}
