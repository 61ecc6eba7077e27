import Model
import Screens
import Toolkit

/// Shows the screen that fits the session (restoring, login or tabs), and follows links.
///
/// A link waits here until it can be followed. In UIKit this class is the scene's delegate.
final class RootController {
  private let window: Window
  private let sessionStore: SessionStore
  /// Kept here because a tab bar does not keep its delegate.
  private var tabs: TabsViewController?
  private var waitingLink: DeepLink?
  private var sessionObserver: ObserverToken?
  private var notesObserver: ObserverToken?

  // MARK: - Life cycle

  init(window: Window, sessionStore: SessionStore) {
    self.window = window
    self.sessionStore = sessionStore
    window.rootViewController = RestoringViewController(on: window.loop)
    sessionObserver = sessionStore.notices.observe { [weak self] in self?.show($0) }
  }

  // MARK: - User actions

  func open(_ url: String) {
    guard let link = DeepLink(url: url) else { return showUnopenableLink() }
    waitingLink = link
    followLink()
  }

  /// Called when an editor or an alert has closed: shows and follows what waited for that.
  private func uncovered() {
    tabs?.showDeletion()
    followLink()
  }

  // MARK: - Showing changes

  private func show(_ notice: SessionNotice) {
    switch notice {
    case .signedIn(let account): showTabs(of: account)
    case .signedOut: showLogin()
    case .logInFailed: break
    }
  }

  private func showTabs(of account: Account) {
    let tabs = TabsViewController(
      account: account, sessionStore: sessionStore,
      onUncovered: { [weak self] in self?.uncovered() }, on: window.loop)
    self.tabs = tabs
    window.rootViewController = tabs.tabBarController
    // Registers after the list, so that the list has its rows when a link is followed.
    notesObserver = account.notes.notices.observe { [weak self] in self?.show($0) }
    followLink()
  }

  private func showLogin() {
    // A link that came before a user signed in goes on waiting.
    if tabs != nil { waitingLink = nil }
    tabs = nil
    notesObserver = nil
    window.rootViewController = LoginViewController(sessionStore: sessionStore, on: window.loop)
  }

  private func show(_ notice: NotesNotice) {
    if case .loaded(_, isFirst: true) = notice { followLink() }
  }

  private func followLink() {
    guard let link = waitingLink, window.presentedViewControllers.isEmpty, let tabs,
      tabs.canFollow(link)
    else { return }
    waitingLink = nil
    tabs.follow(link)
  }

  private func showUnopenableLink() {
    guard !(window.presentedViewControllers.last is AlertController) else { return }
    let alert = AlertController.unopenableLink(on: window.loop) { [weak self] in self?.uncovered() }
    window.rootViewController?.present(alert)
  }
}
