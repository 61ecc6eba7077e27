import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The running app: its window, the workspace of whoever is signed in, and the link that waits.
final class BaselineCloneApp: App {
  let window: Window
  private let environment: AppEnvironment
  private var workspace: Workspace?
  private var waitingLink: DeepLink?

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
    window.rootViewController = workspace.tabs.tabBarController
    goOn()
  }

  /// Lets go of the workspace, and with it of everything of its user.
  func logOut() {
    environment.sessions.logOut()
    waitingLink = nil
    showLogin()
    workspace = nil
  }

  private func showLogin() {
    window.rootViewController = LoginViewController(environment, app: self)
  }

  // MARK: - Links

  func open(url: String) {
    guard let link = DeepLink(url: url) else { return alertUnopenableLink() }
    waitingLink = link
    goOn()
  }

  private func alertUnopenableLink() {
    guard !(window.presentedViewControllers.last is AlertController) else { return }
    window.rootViewController?.present(
      AlertController.unopenableLink(on: environment.loop) { [weak self] in self?.goOn() })
  }

  /// Does what has waited, as far as nothing keeps it waiting: first the alert for an open note
  /// that is gone, then the link.
  ///
  /// Called by whoever has taken away something that both may have waited for.
  func goOn() {
    guard let workspace, !isPresenting else { return }
    workspace.alertIfNoteIsGone()
    guard let link = waitingLink, !isPresenting, link == .profile || workspace.hasLoadedNotes
    else { return }
    waitingLink = nil
    workspace.follow(link)
  }

  private var isPresenting: Bool { !window.presentedViewControllers.isEmpty }
}
