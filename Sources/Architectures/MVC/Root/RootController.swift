import Model
import Screens
import Toolkit

/// Shows the screen that fits the session (restoring, login or tabs), and opens links.
///
/// In UIKit this class is the scene's delegate.
final class RootController {
  private let window: Window
  private let sessionStore: SessionStore
  /// A link that came before a user had signed in.
  private var waitingLink: DeepLink?
  private var sessionObserver: ObserverToken?

  // MARK: - Life cycle

  init(window: Window, sessionStore: SessionStore) {
    self.window = window
    self.sessionStore = sessionStore
    window.rootViewController = RestoringViewController(on: window.loop)
    sessionObserver = sessionStore.notices.observe { [weak self] in self?.showScreen() }
  }

  // MARK: - User actions

  func open(_ url: String) {
    guard let link = DeepLink(url: url) else { return showUnopenableLink() }
    if let tabs { tabs.open(link) } else { waitingLink = link }
  }

  // MARK: - Showing changes

  private var tabs: TabsViewController? { window.rootViewController as? TabsViewController }

  private func showScreen() {
    if let account = sessionStore.account { showTabs(of: account) } else { showLogin() }
  }

  private func showTabs(of account: Account) {
    let tabs = TabsViewController(account: account, sessionStore: sessionStore, on: window.loop)
    window.rootViewController = tabs
    if let waitingLink { tabs.open(waitingLink) }
    waitingLink = nil
  }

  private func showLogin() {
    window.rootViewController = LoginViewController(sessionStore: sessionStore, on: window.loop)
  }

  /// Presents an alert over the topmost screen, unless that is an alert.
  private func showUnopenableLink() {
    let top = window.presentedViewControllers.last ?? window.rootViewController
    guard let top, !(top is AlertController) else { return }
    top.present(
      AlertController.unopenableLink(on: window.loop) { [weak self] in
        self?.tabs?.presentationEnded()
      })
  }
}
