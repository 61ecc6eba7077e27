import ArchitectureKit
import Toolkit

/// The object graph of an app, made as far as it is asked for.
///
/// All references between Services point downwards in this list of theirs; none points to a
/// controller or the Renderer, so the graph has no cycle. Another variant makes some of them
/// otherwise.
class AppContext {
  private let signal = UpdateSignal()
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  private(set) final lazy var loginService = LoginService(
    client: environment.sessions, session: sessionService, signal: signal(of: .login))

  private(set) final lazy var sessionService = SessionService(
    client: environment.sessions,
    followers: [
      notesService, userService, navigationService, editorService, pictureService, linkService,
    ], signal: signal(of: .session))

  private(set) final lazy var linkService = LinkService(
    notes: notesService, editor: editorService, navigation: navigationService,
    signal: signal(of: .links))

  private(set) final lazy var editorService = EditorService(
    notes: notesService, navigation: navigationService, now: environment.now,
    makeNoteID: environment.makeNoteID, signal: signal(of: .editor))

  private(set) final lazy var pictureService = PictureService(
    client: environment.images, notes: notesService, signal: signal(of: .pictures))

  private(set) final lazy var notesService = NotesService(
    client: environment.notes, navigation: navigationService, emptyList: emptyList,
    signal: signal(of: .notes))

  private(set) final lazy var navigationService = NavigationService(
    profileCount: environment.profileCount, user: userService, signal: signal(of: .navigation))

  private(set) final lazy var userService = UserService(
    client: environment.users, images: environment.images, signal: signal(of: .user))

  /// Lets the Services' signals be heard.
  final func connect(_ renderer: Renderer) {
    signal.connect(renderer, [editorService, linkService])
  }

  final var loop: MainLoop { environment.loop }

  // MARK: - What a variant may make otherwise

  /// What a Service calls when it has changed.
  func signal(of service: ServiceName) -> UpdateSignal { signal }

  /// The list as each session finds it.
  var emptyList: NoteList { NoteList() }

  func renderer(root: RootController) -> Renderer {
    Renderer(root: root, on: loop) { RootPresenter.present(self) }
  }

  func notesViewController() -> NotesViewController {
    NotesViewController(
      notesService, editor: editorService, pictures: pictureService, on: loop)
  }
}

// MARK: - What Presenters read

extension AppContext: RootPresenterContext {
  var session: any SessionReading { sessionService }
  var login: any LoginReading { loginService }
  var navigation: any NavigationReading { navigationService }
  var notes: any NotesReading { notesService }
  var noteCounts: any NoteCounting { notesService }
  var pictures: any PicturesReading { pictureService }
  var user: any UserReading { userService }
  var editor: any EditorReading { editorService }
}

// MARK: - What view controllers inform

extension AppContext: ViewControllerFactory {
  func restoringViewController() -> RestoringViewController {
    RestoringViewController(on: loop)
  }

  func loginViewController() -> LoginViewController {
    LoginViewController(loginService, on: loop)
  }

  func tabsViewController() -> TabsViewController {
    TabsViewController(
      navigationService, profileCount: environment.profileCount, viewControllers: self, on: loop)
  }

  func detailViewController(showing noteID: Int) -> DetailViewController {
    DetailViewController(
      showing: noteID, navigationService, notes: notesService, editor: editorService, on: loop)
  }

  func editorViewController() -> EditorViewController {
    EditorViewController(editorService, on: loop)
  }

  func profileViewController() -> ProfileViewController {
    ProfileViewController(userService, session: sessionService, on: loop)
  }

  func alertController(_ kind: AlertViewModel.Kind) -> AlertController {
    .make(kind, navigationService, editor: editorService, on: loop)
  }
}
