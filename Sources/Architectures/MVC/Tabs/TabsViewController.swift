import Model
import Screens
import Toolkit

/// The tab bar with its screens, which shows the badge and follows links.
final class TabsViewController: TabBarController {
  private let store: NotesStore
  private let screen: TabsScreen
  private let list: NotesViewController
  private let notesNavigation: NavigationController
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
    super.init(screen, [notesNavigation, profile])
    delegate = self
    list.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    setNeedsUpdateProperties()
  }

  // MARK: - User actions

  /// Follows the link as soon as it can be followed; the latest link replaces one that waits.
  func open(_ link: DeepLink) {
    waitingLink = link
    followLink()
  }

  /// Shows what waited for the end of an editor or an alert over the tabs.
  func presentationEnded() {
    (notesNavigation.topViewController as? DetailViewController)?.showDeletion()
    followLink()
  }

  private func followLink() {
    guard let link = waitingLink, !isCovered, link == .profile || store.hasLoaded else { return }
    waitingLink = nil
    switch link {
    case .note(let id):
      notesNavigation.popToRoot()
      setSelectedIndex(0)
      openNote(id)
    case .newNote:
      // The editor first: an open note that was deleted comes into view under it.
      present(
        EditorViewController(nil, in: store, on: loop) { [weak self] in self?.presentationEnded() })
      setSelectedIndex(0)
    case .profile:
      setSelectedIndex(1)
    }
  }

  private func openNote(_ id: Note.ID) {
    if let note = store.note(id) { return list.openNote(note) }
    present(AlertController.unknownNote(id, on: loop) { [weak self] in self?.presentationEnded() })
  }

  /// Whether an editor or an alert is presented, perhaps one that is older than the tabs.
  private var isCovered: Bool { view.window?.presentedViewControllers.isEmpty == false }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    if case .loaded = notice { followLink() }
    if !notice.changes.isEmpty { setNeedsUpdateProperties() }
  }

  override func updateProperties() {
    let count = store.markCount
    if count != screen.notesItem.badge { screen.notesItem.badge = count }
  }
}

extension TabsViewController: TabBarControllerDelegate {
  /// Pops to the list when the user taps the notes tab again, as UIKit does by itself.
  ///
  /// The selected controller is still the old one at this time.
  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    let chosen = controller.selectedViewController
    if chosen === notesNavigation, controller.viewControllers[index] === chosen {
      notesNavigation.popToRoot()
    }
    return true
  }
}

extension TabsViewController: NotesViewControllerDelegate {
  func notesViewControllerDidEndPresentation(_ controller: NotesViewController) {
    presentationEnded()
  }
}
