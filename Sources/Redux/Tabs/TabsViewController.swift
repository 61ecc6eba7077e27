import Screens
import Toolkit

/// Sets up the tab bar, and makes it and the notes tab's stack follow the state.
///
/// It is no view controller because a tab bar controller cannot be subclassed.
final class TabsViewController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  private let store: AppStore
  private let screen: TabsScreen
  private let navigation: NavigationController

  // MARK: - Life cycle

  init(_ store: AppStore, profileCount: Int, on loop: MainLoop) {
    self.store = store
    screen = TabsScreen(profileCount: profileCount, on: loop)
    navigation = NavigationController(root: NotesViewController(store, on: loop))
    // However many profiles there are, what they show is made once.
    let selectors = ProfileSelectors()
    let profiles = (0..<profileCount).map { _ in
      ProfileViewController(store, selectors, on: loop)
    }
    tabBarController = TabBarController(screen, [navigation] + profiles)
    tabBarController.delegate = self
    store.subscribe(self) {
      $0.select(NotesSelectors.markCount, shown: 0) { $0.screen.notesItem.badge = $1 }
      // The stack first: so the notes come into view with what is to be seen of them.
      $0.select(RouteSelectors.detail, shown: .some(nil)) { $0.showDetail($1) }
      $0.select(RouteSelectors.tab, shown: RouteState.notesTab) { $0.showTab($1) }
    }
  }

  // MARK: - User actions

  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    store.dispatch(.tabs(.tabTapped(index)))
  }

  // MARK: - Showing changes

  /// A tab bar that was tapped has moved by itself, as UIKit's does: then nothing differs.
  private func showTab(_ tab: Int) {
    if tabBarController.selectedIndex != tab { tabBarController.selectedIndex = tab }
  }

  /// The page that was open goes, also when another one follows.
  private func showDetail(_ number: Int?) {
    navigation.popToRoot()
    guard number != nil, let id = DetailSelectors.openedID(store.state) else { return }
    navigation.push(DetailViewController(id, store, on: navigation.loop))
  }
}
