import Model
import Screens
import Toolkit

/// Contains the tab bar with its screens, shows the badge and follows links.
final class TabsViewController: ViewController {
  private let store: NotesStore
  private let screen: TabsScreen
  private let list: NotesViewController
  private let notesNavigation: NavigationController
  private let tabBar: TabBarController
  /// A link that cannot be followed yet.
  private var waitingLink: DeepLink?
  private var storeObserver: ObserverToken?

  // MARK: - Life cycle

  init(account: Account, sessionStore: SessionStore, on loop: MainLoop) {
    store = account.notes
    screen = TabsScreen(on: loop)
    list = NotesViewController(account: account, on: loop)
    notesNavigation = NavigationController(root: list)
    let profile = ProfileViewController(account: account, sessionStore: sessionStore, on: loop)
    tabBar = TabBarController(screen, [notesNavigation, profile])
    super.init(on: loop)
    tabBar.delegate = self
    embed(tabBar)
  }

  /// Loads the list, too, so that a notice reaches the list first.
  override func loadView() -> View { tabBar.view }

  override func viewDidLoad() {
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    setNeedsUpdateProperties()
  }

  // MARK: - User actions

  /// Follows the link as soon as it can be followed; the latest link replaces one that waits.
  func open(_ link: DeepLink) {
    waitingLink = link
    followLink()
  }

  /// Called when an editor or an alert over the tabs has closed: shows what waited for that.
  func presentationEnded() {
    showDeletion()
    followLink()
  }

  private func followLink() {
    guard let link = waitingLink, !isCovered, link == .profile || store.hasLoaded else { return }
    waitingLink = nil
    switch link {
    case .note(let id):
      notesNavigation.popToRoot()
      tabBar.setSelectedIndex(0)
      list.openNote(id)
    case .newNote:
      tabBar.setSelectedIndex(0)
      list.createNote()
    case .profile:
      tabBar.setSelectedIndex(1)
    }
  }

  /// Whether an editor or an alert is presented, perhaps one that is older than the tabs.
  private var isCovered: Bool { view.window?.presentedViewControllers.isEmpty == false }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    if case .loaded(_, isFirst: true) = notice { followLink() }
    if !notice.changes.isEmpty { setNeedsUpdateProperties() }
  }

  override func updateProperties() {
    let count = store.markCount
    if count != screen.notesItem.badge { screen.notesItem.badge = count }
  }

  /// Lets the open note, if there is one, show that it was deleted.
  private func showDeletion() {
    (notesNavigation.topViewController as? DetailViewController)?.showDeletion()
  }
}

extension TabsViewController: TabBarControllerDelegate {
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
}

extension ViewController {
  /// The tabs that contain this controller, or over which it is presented.
  var tabsViewController: TabsViewController? {
    self as? TabsViewController ?? (parent ?? presentingViewController)?.tabsViewController
  }
}
