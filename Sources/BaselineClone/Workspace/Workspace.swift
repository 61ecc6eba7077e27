import ArchitectureKit
import Controllers
import Model
import Toolkit

/// Everything of the user who is signed in: what he has, in plain variables, and all his screens.
///
/// Nobody observes anything here: whoever changes a variable also tells the screens that show it.
final class Workspace {
  let environment: AppEnvironment
  let session: Session
  private unowned let app: BaselineCloneApp
  private var subscriptions: [Subscription] = []

  var notes = NoteCollection()
  var hasLoadedNotes = false
  var isLoadingNotes = false
  /// Not known before the first `user` request has succeeded.
  var user: User?
  var isLoadingUser = false
  var hasUserRequestFailed = false

  var hasShownProfile = false
  var hasAskedForAvatar = false
  /// Whether `avatar` is the network's image.
  var hasAvatarArrived = false
  var avatar = Picture.placeholder
  /// Those that were asked for, the placeholder until they arrive.
  var pictures: [ImageReference: Picture] = [:]

  private(set) lazy var list = NotesViewController(self)
  private(set) lazy var profiles = (0..<environment.profileCount).map { _ in
    ProfileViewController(self)
  }
  private(set) lazy var tabs = TabsViewController(self)
  private(set) var detail: DetailViewController?
  private(set) var editor: EditorViewController?
  private var willShowProfiles = false
  /// Made once, as asking for it costs nothing then.
  private lazy var showProfilesNow: () -> Void = { [weak self] in
    guard let self else { return }
    willShowProfiles = false
    for profile in profiles where profile.isViewLoaded { profile.show() }
  }

  init(_ environment: AppEnvironment, _ session: Session, app: BaselineCloneApp) {
    self.environment = environment
    self.session = session
    self.app = app
  }

  /// Listens to the server, then asks it for the notes and for the user.
  func start() {
    subscriptions = [
      environment.notes.observeChanges(in: session) { [weak self] in self?.notesPushed($0) },
      environment.users.observeUser(in: session) { [weak self] in self?.userPushed($0) },
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
    tabs.navigation.push(detail)
  }

  /// Back to the list, if a note is open.
  func closeDetail() {
    guard detail != nil else { return }
    detail = nil
    tabs.navigation.pop()
  }

  /// Opens the editor on a note, or on a new one.
  func openEditor(on note: Note? = nil) {
    let editor = EditorViewController(note, self)
    self.editor = editor
    tabs.tabBarController.present(editor)
  }

  func closeEditor() {
    editor?.dismiss()
    editor = nil
    goOn()
  }

  /// Does what has waited for something that is over now.
  func goOn() {
    app.goOn()
  }

  // MARK: - Showing changes

  /// Writes the profiles when all events of the turn are over, as these may be a thousand ticks of
  /// one number.
  func showProfiles() {
    guard !willShowProfiles, profiles.contains(where: { $0.isViewLoaded }) else { return }
    willShowProfiles = true
    environment.loop.async(showProfilesNow)
  }
}
