import Model
import Screens
import Toolkit

/// Sets up the tab bar, acts as its delegate, shows the badge and follows links.
///
/// It is a plain object: the toolkit's tab bar controller is used and not subclassed.
final class TabsViewController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  private let notesStore: NotesStore
  private let screen: TabsScreen
  private let list: NotesViewController
  private let notesNavigation: NavigationController
  private var notesObserver: ObserverToken?

  // MARK: - Life cycle

  /// `onUncovered` is called when an editor or an alert over the tabs has closed.
  init(
    account: Account, sessionStore: SessionStore, onUncovered: @escaping () -> Void,
    on loop: MainLoop
  ) {
    notesStore = account.notes
    screen = TabsScreen(on: loop)
    list = NotesViewController(account: account, onUncovered: onUncovered, on: loop)
    notesNavigation = NavigationController(root: list)
    let profile = ProfileViewController(account: account, sessionStore: sessionStore, on: loop)
    tabBarController = TabBarController(screen, [notesNavigation, profile])
    tabBarController.delegate = self
    notesObserver = notesStore.notices.observe { [weak self] in self?.show($0) }
  }

  // MARK: - User actions

  /// Pops to the list when the user taps the notes tab again.
  ///
  /// The selected controller is still the old one at this time.
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

  /// Whether the link's target exists: the profile always does, the list once it has loaded.
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
    let count = notesStore.markCount
    if count != screen.notesItem.badge { screen.notesItem.badge = count }
  }

  /// Lets the open note, if there is one, show that it was deleted.
  func showDeletion() {
    (notesNavigation.topViewController as? DetailViewController)?.showDeletion()
  }
}
