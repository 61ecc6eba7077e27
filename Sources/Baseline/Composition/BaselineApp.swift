import ArchitectureKit
import Controllers
import Model
import Toolkit

/// The running app: its window, and the workspace of whoever is signed in.
final class BaselineApp: App {
  let window: Window
  private let environment: AppEnvironment
  private var workspace: Workspace?

  /// Shows that the stored session is looked for, and looks for it.
  init(_ environment: AppEnvironment) {
    self.environment = environment
    window = Window(on: environment.loop)
    window.rootViewController = RestoringViewController(on: environment.loop)
    environment.sessions.restore { [weak self] result in self?.sessionRestored(result) }
  }

  private func sessionRestored(_ result: Result<Session?, NotesError>) {
    if case .success(let session?) = result { signIn(session) } else { showLogin() }
  }

  /// Sends the first requests and shows the tabs, all of them new.
  func signIn(_ session: Session) {
    let workspace = Workspace(environment, session, app: self)
    self.workspace = workspace
    workspace.start()
    window.rootViewController = workspace.tabs.controller
  }

  /// Lets go of the workspace, and with it of everything of its user.
  func logOut() {
    environment.sessions.logOut()
    showLogin()
    workspace = nil
  }

  private func showLogin() {
    window.rootViewController = LoginViewController(environment, app: self)
  }

  func open(url: String) {}
}
