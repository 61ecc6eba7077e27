import Screens
import Toolkit

/// Makes the controllers of the tabs and binds the tab bar.
///
/// The window shows its `tabBarController`.
final class TabsViewController: TabBarControllerDelegate {
  let tabBarController: TabBarController
  private let screen: TabsScreen
  private let navigationController: NavigationController
  private let viewModel: TabsViewModel
  private let bag = DisposalBag()

  // MARK: - Life cycle

  init(_ viewModel: TabsViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    screen = TabsScreen(on: loop)
    navigationController = NavigationController(
      root: NotesViewController(viewModel.notes, on: loop))
    let profile = ProfileViewController(viewModel.profile, on: loop)
    tabBarController = TabBarController(screen, [navigationController, profile])
    tabBarController.delegate = self
    bindOutputs()
    bindNavigation()
  }

  // MARK: - User actions

  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    // A second tap on the notes tab goes back to the list.
    if index == 0 && controller.selectedIndex == 0 { navigationController.popToRoot() }
    return true
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    viewModel.notesBadge.bind(to: screen.notesItem.setBadge, in: bag)
  }

  private func bindNavigation() {
    viewModel.chooseTab.observe(in: bag) { [weak self] in self?.choose($0) }
    viewModel.backToList.observe(in: bag) { [weak self] in
      self?.navigationController.popToRoot()
    }
    viewModel.alertUnknownNote.observe(in: bag) { [weak self] in self?.alertUnknownNote($0) }
  }

  private func choose(_ tab: Int) {
    if tab != tabBarController.selectedIndex { tabBarController.selectedIndex = tab }
  }

  private func alertUnknownNote(_ id: Int) {
    tabBarController.present(
      AlertController.unknownNote(id, on: screen.loop) { [viewModel] in
        viewModel.okTapped()
      })
  }
}
