import Screens
import Toolkit

/// The tab bar with its screens.
final class TabsViewController: TabBarController, TabBarControllerDelegate {
  private let viewModel: any TabsViewModel
  private let screen: TabsScreen
  private let disposeBag = DisposeBag()

  // MARK: - Life cycle

  init(viewModel: any TabsViewModel, loop: MainLoop, tabs: TabControllers) {
    self.viewModel = viewModel
    screen = TabsScreen(on: loop)
    super.init(screen, tabs.controllers)
    delegate = self
    // The tab bar is always on the screen.
    viewModel.viewInputData.subscribe(onNext: { [weak self] in self?.render(data: $0) })
      .disposed(by: disposeBag)
  }

  // MARK: - User actions

  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    viewModel.events.onNext(.tapped(index, isSelected: index == controller.selectedIndex))
    return true
  }

  // MARK: - Showing changes

  private func render(data: TabsViewInputData) {
    screen.notesItem.setBadge(data.notesBadge)
  }
}

extension TabItem {
  fileprivate func setBadge(_ badge: Int) {
    if badge != self.badge { self.badge = badge }
  }
}
