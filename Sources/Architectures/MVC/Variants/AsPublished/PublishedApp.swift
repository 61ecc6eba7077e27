import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The app of the variant: shows the first controller, and keeps a link until it can be followed.
final class PublishedApp: App {
  let window: Window
  private let environment: AppEnvironment
  private var tabs: PublishedTabsController?
  private var waitingLink: DeepLink?

  init(_ environment: AppEnvironment) {
    self.environment = environment
    window = Window(on: environment.loop)
    window.rootViewController = RestoringViewController(on: environment.loop)
    environment.sessions.restore { [weak self] result in
      guard let self else { return }
      if case .success(let session?) = result { signIn(session) } else { showLogin() }
    }
  }

  func signIn(_ session: Session) {
    let tabs = PublishedTabsController(environment, session, app: self)
    self.tabs = tabs
    tabs.start()
    window.rootViewController = tabs.tabBarController
    resumePendingWork()
  }

  func logOut() {
    environment.sessions.logOut()
    waitingLink = nil
    showLogin()
    tabs = nil
  }

  private func showLogin() {
    window.rootViewController = PublishedLoginViewController(environment, app: self)
  }

  // MARK: - Links

  func open(url: String) {
    if let link = DeepLink(url: url) {
      waitingLink = link
      resumePendingWork()
    } else if !(window.presentedViewControllers.last is AlertController) {
      window.rootViewController?.present(
        AlertController.unopenableLink(on: environment.loop) { [weak self] in
          self?.resumePendingWork()
        })
    }
  }

  /// Shows what waited: first the alert for a deleted open note, then the link.
  ///
  /// Called whenever a reason to wait may have gone.
  func resumePendingWork() {
    guard let tabs, window.presentedViewControllers.isEmpty else { return }
    tabs.list.alertIfNoteIsGone()
    guard let link = waitingLink, window.presentedViewControllers.isEmpty,
      link == .profile || tabs.list.hasLoaded
    else { return }
    waitingLink = nil
    tabs.follow(link)
  }
}
