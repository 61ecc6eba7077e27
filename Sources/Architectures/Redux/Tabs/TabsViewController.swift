import Screens
import Toolkit

/// Makes the tab bar and the navigation stack of the notes tab follow the state.
final class TabsViewController: ViewController {
  private let store: Store
  private let screen: TabsScreen
  private let navigation: NavigationController
  private let tabBar: TabBarController

  // MARK: - Life cycle

  init(_ store: Store, on loop: MainLoop) {
    self.store = store
    screen = TabsScreen(on: loop)
    navigation = NavigationController(root: NotesViewController(store, on: loop))
    let profile = ProfileViewController(store, on: loop)
    tabBar = TabBarController(screen, [navigation, profile])
    super.init(on: loop)
    tabBar.delegate = self
    embed(tabBar)
    store.subscribe(self) {
      $0.select(NotesSelectors.markCount) { $0.screen.notesItem.setBadge($1) }
      // The stack is updated first, so that the tab comes into view with the right page.
      $0.select(RouteSelectors.detail) { $0.showDetail($1) }
      $0.select(RouteSelectors.tab) { $0.tabBar.setSelectedIndex($1) }
    }
  }

  override func loadView() -> View { tabBar.view }

  // MARK: - Showing changes

  /// Removes the open page, even when another one follows.
  private func showDetail(_ number: Int?) {
    navigation.popToRoot()
    guard number != nil, let id = DetailSelectors.openNoteID(store.state) else { return }
    navigation.push(DetailViewController(id, store, on: loop))
  }
}

extension TabsViewController: TabBarControllerDelegate {
  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    store.dispatch(.route(.tabTapped(index)))
  }
}

extension TabItem {
  /// Writes only another badge, as the setters of the other views do.
  fileprivate func setBadge(_ badge: Int) {
    if badge != self.badge { self.badge = badge }
  }
}
