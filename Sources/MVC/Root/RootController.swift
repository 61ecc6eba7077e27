import Model
import Screens
import Toolkit

/// Shows what the session calls for: restoring, login or tabs; and keeps a link until it can lead
/// there.
///
/// In UIKit this would be the scene's delegate.
final class RootController {
  private let window: Window
  private let sessionStore: SessionStore
  private let parts: Parts
  private let profileCount: Int
  /// Kept here because a tab bar does not keep its delegate.
  private var tabs: TabsViewController?
  private var waitingLink: DeepLink?
  private var sessionObserver: ObserverToken?
  private var notesObserver: ObserverToken?

  init(window: Window, sessionStore: SessionStore, parts: Parts, profileCount: Int) {
    self.window = window
    self.sessionStore = sessionStore
    self.parts = parts
    self.profileCount = profileCount
    window.rootViewController = RestoringViewController(on: window.loop)
    sessionObserver = sessionStore.notices.observe { [weak self] in self?.show($0) }
  }

  // MARK: - User actions

  func open(_ url: String) {
    guard let link = DeepLink(url: url) else { return showUnopenableLink() }
    waitingLink = link
    followLink()
  }

  /// An editor or an alert has gone: on with what it held up, the note on the screen first.
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
      account: account, sessionStore: sessionStore, parts: parts, profileCount: profileCount,
      onUncovered: { [weak self] in self?.uncovered() }, on: window.loop)
    self.tabs = tabs
    window.rootViewController = tabs.tabBarController
    // After the list, which has its rows then.
    notesObserver = account.notes.notices.observe { [weak self] in self?.show($0) }
    followLink()
  }

  private func showLogin() {
    // A link that came before anybody was signed in waits on.
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
