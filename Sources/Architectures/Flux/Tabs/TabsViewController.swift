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
    listeners = update(after: stores.notes, stores.navigation, stores.detail)
    setNeedsUpdateProperties()
  }

  // MARK: - Showing changes

  override func updateProperties() {
    if screen.notesItem.badge != stores.notes.markCount {
      screen.notesItem.badge = stores.notes.markCount
    }
    showPage()
    setSelectedIndex(stores.navigation.tab.rawValue)
  }

  private func showPage() {
    let page = stores.navigation.page
    guard page?.number != detail?.number else { return }
    if detail != nil { notesNavigation.pop() }
    detail = nil
    guard let page, let note = stores.detail.state else { return }
    let detail = DetailViewController(page.number, note, stores, actions, on: loop)
    self.detail = detail
    notesNavigation.push(detail)
  }
}

// MARK: - User actions

extension TabsViewController: TabBarControllerDelegate {
  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    if let tab = Tab(rawValue: index) { actions.navigation.selectTab(tab) }
  }
}
