import Screens
import Toolkit

/// Sets up the tab bar of a user, whose delegate it is, and shows the badge.
///
/// No view controller itself: as in UIKit, a tab bar controller is used and not subclassed.
final class TabsController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  private let notesStore: NotesStore
  private let screen: TabsScreen
  private let notesNavigation: NavigationController
  private var notesObserver: ObserverToken?

  init(account: Account, sessionStore: SessionStore, profileCount: Int, on loop: MainLoop) {
    notesStore = account.notes
    screen = TabsScreen(profileCount: profileCount, on: loop)
    notesNavigation = NavigationController(
      root: NotesViewController(store: account.notes, on: loop))
    let profiles = (1...profileCount).map { _ in
      ProfileViewController(account: account, sessionStore: sessionStore, on: loop)
    }
    tabBarController = TabBarController(screen, [notesNavigation] + profiles)
    tabBarController.delegate = self
    notesObserver = notesStore.notices.observe { [weak self] in self?.show($0) }
  }

  // MARK: - User actions

  /// Asked before the choice changes, so that this is the tab that the user sees.
  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    let chosen = controller.selectedViewController
    if chosen === notesNavigation, controller.viewControllers[index] === chosen {
      notesNavigation.popToRoot()
    }
    return true
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    guard let change = notice.change, change.changesMarkCount else { return }
    screen.notesItem.badge = notesStore.markCount
  }
}
