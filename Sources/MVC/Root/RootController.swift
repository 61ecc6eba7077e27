import Toolkit

/// Shows what the session calls for: restoring, login or tabs.
///
/// In UIKit this would be the scene's delegate.
final class RootController {
  private let window: Window
  private let sessionStore: SessionStore
  private let profileCount: Int
  /// Kept here because a tab bar does not keep its delegate.
  private var tabs: TabsController?
  private var sessionObserver: ObserverToken?

  init(window: Window, sessionStore: SessionStore, profileCount: Int) {
    self.window = window
    self.sessionStore = sessionStore
    self.profileCount = profileCount
    window.rootViewController = RestoringViewController(on: window.loop)
    sessionObserver = sessionStore.notices.observe { [weak self] in self?.show($0) }
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
    let tabs = TabsController(
      account: account, sessionStore: sessionStore, profileCount: profileCount, on: window.loop)
    self.tabs = tabs
    window.rootViewController = tabs.tabBarController
  }

  private func showLogin() {
    tabs = nil
    window.rootViewController = LoginViewController(sessionStore: sessionStore, on: window.loop)
  }
}
