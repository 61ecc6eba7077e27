import Screens
import Toolkit

/// Shows the tab bar.
///
/// It is the delegate of the `tabBarController`, which the window shows.
final class TabsViewController: TabBarControllerDelegate, Presentable {
  private let viewModel: any TabsViewModel
  private let screen: TabsScreen
  private let tabBarController: TabBarController
  private let disposeBag = DisposeBag()

  // MARK: - Life cycle

  init(viewModel: any TabsViewModel, loop: MainLoop, tabs: TabControllers) {
    self.viewModel = viewModel
    screen = TabsScreen(on: loop)
    tabBarController = TabBarController(screen, tabs.controllers)
    tabBarController.delegate = self
    // The tab bar is always on the screen.
    viewModel.viewInputData.subscribe(onNext: { [weak self] in self?.render(data: $0) })
      .disposed(by: disposeBag)
  }

  func toPresent() -> ViewController { tabBarController }

  /// Shows a tab, counted from the left.
  func select(_ tab: Int) {
    tabBarController.setSelectedIndex(tab)
  }

  // MARK: - User actions

  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    viewModel.events.onNext(.tapped(index, isSelected: index == controller.selectedIndex))
    return true
  }

  // MARK: - Showing changes

  private func render(data: TabsViewInputData) {
    let item = screen.notesItem
    if item.badge != data.notesBadge { item.badge = data.notesBadge }
  }
}
