import ArchitectureKit
import Screens
import Toolkit

/// Sets up the tab bar and the stack of the notes tab, acts as delegate, and shows the badge.
///
/// It is a plain object: the toolkit's tab bar controller is used and not subclassed.
final class TabsViewController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  let notesNavigation: NavigationController
  private let screen: TabsScreen
  private unowned(unsafe) let workspace: Workspace

  // MARK: - Life cycle

  init(_ workspace: Workspace) {
    self.workspace = workspace
    screen = TabsScreen(on: workspace.environment.loop)
    notesNavigation = NavigationController(root: workspace.list)
    tabBarController = TabBarController(screen, [notesNavigation, workspace.profile])
    tabBarController.delegate = self
  }

  // MARK: - User actions

  /// Goes back to the list when the user taps the notes tab again.
  ///
  /// The selected index is still the old one at this time.
  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    if index == 0 && controller.selectedIndex == 0 { workspace.closeDetail() }
    return true
  }

  func tabBarController(_ controller: TabBarController, didSelect index: Int) {
    workspace.resumePendingWork()
  }

  // MARK: - Showing changes

  func selectTab(_ index: Int) {
    tabBarController.setSelectedIndex(index)
  }

  func showMarkCount(_ count: Int) {
    screen.notesItem.badge = count
  }
}
