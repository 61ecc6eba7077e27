import ArchitectureKit
import Toolkit

/// The object graph of an app, made as far as it is asked for.
///
/// All references between Services point downwards in this list of theirs; none points to a
/// controller or the Renderer, so the graph has no cycle.
final class AppContext {
  let signal = UpdateSignal()
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  private(set) lazy var loginService = LoginService(
    client: environment.sessions, session: sessionService, signal: signal)

  private(set) lazy var sessionService = SessionService(
    client: environment.sessions,
    followers: [notesService, userService, navigationService, editorService], signal: signal)

  private(set) lazy var editorService = EditorService(
    notes: notesService, navigation: navigationService, now: environment.now,
    makeNoteID: environment.makeNoteID, signal: signal)

  private(set) lazy var notesService = NotesService(
    client: environment.notes, navigation: navigationService, signal: signal)

  private(set) lazy var navigationService = NavigationService(
    profileCount: environment.profileCount, signal: signal)

  private(set) lazy var userService = UserService(client: environment.users, signal: signal)

  private var loop: MainLoop { environment.loop }
}

// MARK: - What Presenters read

extension AppContext: RootPresenterContext {
  var session: any SessionReading { sessionService }
  var login: any LoginReading { loginService }
  var navigation: any NavigationReading { navigationService }
  var notes: any NotesReading { notesService }
  var noteCounts: any NoteCounting { notesService }
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

  func notesViewController() -> NotesViewController {
    NotesViewController(notesService, editor: editorService, on: loop)
  }

  func detailViewController() -> DetailViewController {
    DetailViewController(
      navigationService, notes: notesService, editor: editorService, on: loop)
  }

  func editorViewController() -> EditorViewController {
    EditorViewController(editorService, on: loop)
  }

  func profileViewController() -> ProfileViewController {
    ProfileViewController(userService, session: sessionService, on: loop)
  }
}
