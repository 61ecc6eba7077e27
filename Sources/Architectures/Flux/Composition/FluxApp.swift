import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The running app: its window, the workspace of the signed-in user, and the link that waits.
final class FluxApp: App {
  let window: Window
  private let environment: AppEnvironment
  private var workspace: Workspace?
  private var waitingLink: DeepLink?

  /// Shows the restoring screen, and requests the stored session.
  init(_ environment: AppEnvironment) {
    self.environment = environment
    window = Window(on: environment.loop)
    window.rootViewController = RestoringViewController(on: environment.loop)
    environment.sessions.restore { [weak self] result in self?.sessionRestored(result) }
  }

  private func sessionRestored(_ result: Result<Session?, NotesError>) {
    if case .success(let session?) = result { signIn(session) } else { showLogin() }
  }

  /// Makes a new workspace, sends its first requests, and shows its tabs.
  func signIn(_ session: Session) {
    let workspace = Workspace(environment, session, app: self)
    self.workspace = workspace
    workspace.start()
    window.rootViewController = workspace.tabs.tabBarController
    resumePendingWork()
  }

  /// Erases the session and releases the workspace, and with it all data of the user.
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
    guard let link = DeepLink(url: url) else { return showUnopenableLink() }
    waitingLink = link
    resumePendingWork()
  }

  private func showUnopenableLink() {
    guard !(window.presentedViewControllers.last is AlertController) else { return }
    window.rootViewController?.present(
      AlertController.unopenableLink(on: environment.loop) { [weak self] in
        self?.resumePendingWork()
      })
  }

  /// Does what waits, if nothing holds it up any more.
  ///
  /// The alert for an open note that was deleted comes first, then the link. Code that removes a
  /// reason to wait calls this: it closes a sheet, selects a tab, loads the notes or signs in.
  func resumePendingWork() {
    guard let workspace, !isPresenting else { return }
    workspace.showDeletion()
    guard let link = waitingLink, !isPresenting, link == .profile || workspace.hasLoadedNotes
    else { return }
    waitingLink = nil
    workspace.follow(link)
  }

  private var isPresenting: Bool { !window.presentedViewControllers.isEmpty }
}
