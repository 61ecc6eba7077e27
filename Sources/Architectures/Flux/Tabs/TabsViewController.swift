import Model
import Screens
import Toolkit

/// The tabs of the signed-in user: shows the chosen tab, the open note and the badge.
final class TabsViewController: TabBarController {
  private let stores: Stores
  private let actions: Actions
  private var listeners: [StoreListener] = []
  private let screen: TabsScreen
  private let notesNavigation: NavigationController
  private var detail: DetailViewController?

  // MARK: - Life cycle

  init(_ stores: Stores, _ actions: Actions, on loop: MainLoop) {
    self.stores = stores
    self.actions = actions
    screen = TabsScreen(on: loop)
    notesNavigation = NavigationController(root: NotesViewController(stores, actions, on: loop))
    let profile = ProfileViewController(stores, actions, on: loop)
    super.init(screen, [notesNavigation, profile])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    listeners = [
      stores.notes.addListener { [weak self] in self?.setNeedsUpdateProperties() },
      stores.navigation.addListener { [weak self] in self?.setNeedsUpdateProperties() },
    ]
    setNeedsUpdateProperties()
  }

  // MARK: - Showing changes

  override func updateProperties() {
    if screen.notesItem.badge != stores.notes.markCount {
      screen.notesItem.badge = stores.notes.markCount
    }
    showOpenNote()
    setSelectedIndex(stores.navigation.tab.rawValue)
  }

  private func showOpenNote() {
    guard detail?.note.id != stores.navigation.openID else { return }
    if detail != nil { notesNavigation.pop() }
    detail = stores.detail.note.map { DetailViewController($0, stores, actions, on: loop) }
    if let detail { notesNavigation.push(detail) }
  }
}

// MARK: - User actions

extension TabsViewController: TabBarControllerDelegate {
  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    if let tab = Tab(rawValue: index) { actions.navigation.selectTab(tab) }
  }
}
