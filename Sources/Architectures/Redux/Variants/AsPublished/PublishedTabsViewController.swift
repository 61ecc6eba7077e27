import Model
import Screens
import Toolkit

/// Makes the tab bar and the navigation stack of the notes tab follow the state.
///
/// It compares with what it shows, because a page that is shown twice would open twice.
final class PublishedTabsViewController: TabBarControllerDelegate, StateSubscriber {
  let tabBarController: TabBarController
  private let store: PublishedStore
  private let screen: TabsScreen
  private let navigation: NavigationController
  private var shownMarkCount = 0
  private var shownDetail: Int?
  private var shownTab = RouteState.notesTab

  // MARK: - Life cycle

  init(_ store: PublishedStore, friends: [User.ID], on loop: MainLoop) {
    self.store = store
    screen = TabsScreen(profileCount: friends.count + 1, on: loop)
    navigation = NavigationController(root: PublishedNotesViewController(store, on: loop))
    let profile = PublishedProfileViewController(store, on: loop)
    let others = friends.map { PublishedFriendViewController($0, store, on: loop) }
    tabBarController = TabBarController(screen, [navigation, profile] + others)
    tabBarController.delegate = self
    store.subscribe(self)
    newState(store.state)
  }

  // MARK: - User actions

  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    store.handle(.tabs(.tabTapped(index)))
  }

  // MARK: - Showing changes

  func newState(_ state: AppState) {
    let markCount = state.notes.collection.markCount
    if markCount != shownMarkCount {
      shownMarkCount = markCount
      screen.notesItem.badge = markCount
    }
    if state.notes.openNote?.number != shownDetail { showDetail(state.notes.openNote) }
    if state.route.tab != shownTab { showTab(state.route.tab) }
  }

  /// Does nothing after a tap, because a tab bar that is tapped moves by itself, as UIKit's does.
  private func showTab(_ tab: Int) {
    shownTab = tab
    if tabBarController.selectedIndex != tab { tabBarController.selectedIndex = tab }
  }

  /// Removes the open page, even when another one follows.
  private func showDetail(_ note: OpenNote?) {
    shownDetail = note?.number
    navigation.popToRoot()
    guard let note else { return }
    navigation.push(PublishedDetailViewController(note.id, store, on: navigation.loop))
  }
}
