import Model
import Screens
import Toolkit

/// Sets up the tab bar of a user, whose delegate it is, shows the badge and follows links.
///
/// No view controller itself: a tab bar controller is used and not subclassed.
final class TabsViewController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  private let notesStore: NotesStore
  private let screen: TabsScreen
  private let list: NotesViewController
  private let notesNavigation: NavigationController
  private var notesObserver: ObserverToken?

  // MARK: - Life cycle

  /// `onUncovered` is called when what was presented over the tabs has gone.
  init(
    account: Account, sessionStore: SessionStore, parts: Parts, profileCount: Int,
    onUncovered: @escaping () -> Void, on loop: MainLoop
  ) {
    notesStore = account.notes
    screen = TabsScreen(profileCount: profileCount, on: loop)
    list = parts.makeList(account, onUncovered, loop)
    notesNavigation = NavigationController(root: list)
    let profiles = (1...profileCount).map { _ in
      parts.makeProfile(account, sessionStore, loop)
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

  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    showDeletion()
  }

  /// Whether there is what the link leads to: the profile from the start, a list once it is loaded.
  func canFollow(_ link: DeepLink) -> Bool {
    link == .profile || notesStore.hasLoaded
  }

  func follow(_ link: DeepLink) {
    switch link {
    case .note(let id):
      notesNavigation.popToRoot()
      tabBarController.setSelectedIndex(0)
      list.openNote(id)
    case .newNote:
      tabBarController.setSelectedIndex(0)
      list.createNote()
    case .profile:
      tabBarController.setSelectedIndex(1)
    }
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    guard let change = notice.change, change.changesMarkCount else { return }
    screen.notesItem.badge = notesStore.markCount
  }

  /// Has the open note say that it is gone, if it is.
  func showDeletion() {
    (notesNavigation.topViewController as? DetailViewController)?.showDeletion()
  }
}
