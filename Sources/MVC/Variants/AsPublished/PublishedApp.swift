import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The app as published: it shows the first controller, and keeps a link until that can follow it.
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
    goOn()
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
      goOn()
    } else if !(window.presentedViewControllers.last is AlertController) {
      window.rootViewController?.present(
        AlertController.unopenableLink(on: environment.loop) { [weak self] in self?.goOn() })
    }
  }

  /// Does what has waited: first the alert for an open note that is gone, then the link.
  ///
  /// Called by whoever has taken away something that both may have waited for.
  func goOn() {
    guard let tabs, window.presentedViewControllers.isEmpty else { return }
    tabs.list.alertIfNoteIsGone()
    guard let link = waitingLink, window.presentedViewControllers.isEmpty,
      link == .profile || tabs.list.hasLoaded
    else { return }
    waitingLink = nil
    tabs.follow(link)
  }
}
