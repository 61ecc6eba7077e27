import ArchitectureKit
import Toolkit

/// The object graph of an app; each object is made when it is first asked for.
///
/// A Service refers only to Services further down in this list. None refers to a controller or to
/// the Renderer, so no references form a cycle. Calls can go up, by `followLink`: a Service that calls
/// it may be called again before that returns.
final class AppContext {
  private let environment: AppEnvironment
  private weak var renderer: Renderer?
  /// What each Service calls after a change that a Presenter can read: `signal()`.
  private lazy var signal: () -> Void = { [weak self] in
    self?.renderer?.heardSignal()
  }
  /// What a Service calls when a link that waits may be followed.
  private lazy var followLink: () -> Void = { [weak self] in
    self?.linkService.followLink()
  }

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  private lazy var loginService = LoginService(
    client: environment.sessions, session: sessionService, signal: signal)

  /// The editor ends after the navigation, so that closing it raises no alert for a note of the user
  /// who has left.
  private(set) lazy var sessionService = SessionService(
    client: environment.sessions,
    followers: [
      notesService, userService, editorService, navigationService, pictureService, linkService,
    ], signal: signal)

  private(set) lazy var linkService = LinkService(
    notes: notesService, navigation: navigationService)

  private lazy var pictureService = PictureService(
    client: environment.images, notes: notesService, signal: signal)

  private(set) lazy var notesService = NotesService(
    client: environment.notes, editor: editorService, navigation: navigationService,
    followLink: followLink, signal: signal)

  private(set) lazy var editorService = EditorService(
    navigation: navigationService, now: environment.now, makeNoteID: environment.makeNoteID,
    signal: signal)

  private(set) lazy var navigationService = NavigationService(
    user: userService, followLink: followLink, signal: signal)

  private lazy var userService = UserService(
    client: environment.users, images: environment.images, signal: signal)

  /// Makes the controller that shows view models in a window.
  func makeRoot(in window: Window) -> RootController {
    RootController(
      navigationService, editor: editorService, viewControllers: self, window: window)
  }

  /// Makes the Renderer, which hears each signal and pushes view models into the root controller.
  ///
  /// - Returns: the Renderer, which the app keeps.
  func makeRenderer(pushingInto root: RootController) -> Renderer {
    let renderer = Renderer(self, pushingInto: root, on: loop)
    self.renderer = renderer
    return renderer
  }

  private var loop: MainLoop { environment.loop }
}

// MARK: - What Presenters read

extension AppContext: RootPresenterContext {
  var session: any SessionReading { sessionService }
  var login: any LoginReading { loginService }
  var navigation: any NavigationReading { navigationService }
  var notes: any NotesReading { notesService }
  var pictures: any PicturesReading { pictureService }
  var user: any UserReading { userService }
  var editor: any EditorReading { editorService }
}

// MARK: - View controllers, and what they inform

/// Makes view controllers, so that a controller can show another without knowing its Services.
protocol ViewControllerFactory {
  func restoringViewController() -> RestoringViewController
  func loginViewController() -> LoginViewController
  func tabsViewController() -> TabsViewController
  func notesViewController() -> NotesViewController
  func detailViewController(_ viewModel: DetailViewModel) -> DetailViewController
  func editorViewController() -> EditorViewController
  func profileViewController() -> ProfileViewController
}

extension AppContext: ViewControllerFactory {
  func restoringViewController() -> RestoringViewController {
    RestoringViewController(on: loop)
  }

  func loginViewController() -> LoginViewController {
    LoginViewController(loginService, on: loop)
  }

  func tabsViewController() -> TabsViewController {
    TabsViewController(navigationService, viewControllers: self, on: loop)
  }

  func notesViewController() -> NotesViewController {
    NotesViewController(notesService, pictures: pictureService, on: loop)
  }

  func detailViewController(_ viewModel: DetailViewModel) -> DetailViewController {
    DetailViewController(viewModel, notesService, navigation: navigationService, on: loop)
  }

  func editorViewController() -> EditorViewController {
    EditorViewController(editorService, notes: notesService, on: loop)
  }

  func profileViewController() -> ProfileViewController {
    ProfileViewController(userService, session: sessionService, on: loop)
  }
}
