import ArchitectureKit
import Screens
import Toolkit

/// The tabs of somebody signed in, and the notes tab's stack; a tab bar controller cannot be
/// subclassed, so this sets one up.
final class TabsViewController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  let navigation: NavigationController
  private let screen: TabsScreen
  private unowned let workspace: Workspace

  // MARK: - Life cycle

  init(_ workspace: Workspace) {
    let environment = workspace.environment
    self.workspace = workspace
    screen = TabsScreen(profileCount: environment.profileCount, on: environment.loop)
    navigation = NavigationController(root: workspace.list)
    tabBarController = TabBarController(screen, [navigation] + workspace.profiles)
    tabBarController.delegate = self
  }

  // MARK: - User actions

  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    // Asked before the tab changes: the chosen notes tab, tapped again, goes back to its list.
    if index == 0 && controller.selectedIndex == 0 { workspace.closeDetail() }
    return true
  }

  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    workspace.goOn()
  }

  // MARK: - Showing changes

  /// Chooses a tab without the user's doing.
  func choose(_ index: Int) {
    if index != tabBarController.selectedIndex { tabBarController.selectedIndex = index }
  }

  func showMarkCount(_ count: Int) {
    if count != screen.notesItem.badge { screen.notesItem.badge = count }
  }
}
