import ArchitectureKit
import Toolkit

/// The object graph of an app of a tuned variant, with the options it is given.
final class TunedContext {
  private let signal = AppSignal()
  private let environment: AppEnvironment
  private let options: TunedOptions
  private let changes = ServiceChanges()

  init(_ environment: AppEnvironment, _ options: TunedOptions) {
    self.environment = environment
    self.options = options
  }

  private(set) lazy var loginService = LoginService(
    client: environment.sessions, session: sessionService, signal: signal(of: .login))

  private(set) lazy var sessionService = SessionService(
    client: environment.sessions,
    followers: [
      notesService, userService, navigationService, editorService, pictureService, linkService,
    ], signal: signal(of: .session))

  private(set) lazy var linkService = LinkService(
    notes: notesService, editor: editorService, navigation: navigationService,
    signal: signal(of: .links))

  private(set) lazy var editorService = EditorService(
    notes: notesService, navigation: navigationService, now: environment.now,
    makeNoteID: environment.makeNoteID, signal: signal(of: .editor))

  private(set) lazy var pictureService = PictureService(
    client: environment.images, notes: notesService, signal: signal(of: .pictures))

  private(set) lazy var notesService = TunedNotesService(
    client: environment.notes, navigation: navigationService,
    emptyList: TunedNoteList(window: options.contains(.visibleRows) ? RowWindow() : nil),
    signal: signal(of: .notes))

  private(set) lazy var navigationService = NavigationService(
    profileCount: environment.profileCount, user: userService, signal: signal(of: .navigation))

  private(set) lazy var userService = UserService(
    client: environment.users, images: environment.images, signal: signal(of: .user))

  /// Connects what hears the Services' signal.
  func connect(_ renderer: any SignalListener) {
    signal.connect(renderer, [editorService, linkService])
  }

  var loop: MainLoop { environment.loop }

  private func signal(of service: ServiceName) -> any UpdateSignal {
    options.contains(.memo) ? NamedSignal(service, of: signal, changes) : signal
  }

  func renderer(root: TunedRootController) -> TunedRenderer {
    guard options.contains(.memo) else {
      return TunedRenderer(root: root, on: loop) { TunedRootPresenter.present(self) }
    }
    let presenter = RememberingPresenter(self, changes)
    return TunedRenderer(root: root, on: loop) { presenter.present() }
  }
}

// MARK: - What Presenters read

extension TunedContext: TunedRootPresenterContext {
  var session: any SessionReading { sessionService }
  var login: any LoginReading { loginService }
  var navigation: any NavigationReading { navigationService }
  var notes: any NotesReading { notesService }
  var noteList: any TunedNoteListReading { notesService }
  var noteCounts: any NoteCounting { notesService }
  var pictures: any PicturesReading { pictureService }
  var user: any UserReading { userService }
  var editor: any EditorReading { editorService }
}

// MARK: - View controllers, and what they inform

/// Makes the view controllers of the tuned variants.
protocol TunedViewControllerFactory {
  func restoringViewController() -> RestoringViewController
  func loginViewController() -> LoginViewController
  func tabsViewController() -> TunedTabsViewController
  func notesViewController() -> TunedNotesViewController
  func detailViewController(showing noteID: Int) -> DetailViewController
  func editorViewController() -> EditorViewController
  func profileViewController() -> ProfileViewController
  func alertController(_ kind: AlertViewModel.Kind) -> AlertController
}

extension TunedContext: TunedViewControllerFactory {
  func restoringViewController() -> RestoringViewController {
    RestoringViewController(on: loop)
  }

  func loginViewController() -> LoginViewController {
    LoginViewController(loginService, on: loop)
  }

  func tabsViewController() -> TunedTabsViewController {
    TunedTabsViewController(
      navigationService, profileCount: environment.profileCount, viewControllers: self, on: loop)
  }

  func notesViewController() -> TunedNotesViewController {
    guard options.contains(.visibleRows) else {
      return TunedNotesViewController(
        notesService, editor: editorService, pictures: pictureService, on: loop)
    }
    return WindowedNotesViewController(
      notesService, editor: editorService, pictures: pictureService, on: loop)
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
