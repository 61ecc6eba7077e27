import Screens
import Toolkit

/// Contains the tab bar with its screens, and binds it.
final class TabsViewController: ViewController, TabBarControllerDelegate {
  private let screen: TabsScreen
  private let notesNavigation: NavigationController
  private let tabBar: TabBarController
  private let viewModel: TabsViewModel
  private let bag = DisposalBag()

  // MARK: - Life cycle

  init(_ viewModel: TabsViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    screen = TabsScreen(on: loop)
    notesNavigation = NavigationController(root: NotesViewController(viewModel.notes, on: loop))
    let profile = ProfileViewController(viewModel.profile, on: loop)
    tabBar = TabBarController(screen, [notesNavigation, profile])
    super.init(on: loop)
    tabBar.delegate = self
    embed(tabBar)
  }

  override func loadView() -> View { tabBar.view }

  override func viewDidLoad() {
    bindOutputs()
    bindNavigation()
  }

  // MARK: - User actions

  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    // A second tap on the notes tab goes back to the list.
    if index == 0 && controller.selectedIndex == 0 { notesNavigation.popToRoot() }
    return true
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    viewModel.notesBadge.bind(to: screen.notesItem.setBadge, in: bag)
  }

  private func bindNavigation() {
    viewModel.chooseTab.observe(in: bag) { [weak self] in self?.choose($0) }
    viewModel.backToList.observe(in: bag) { [weak self] in
      self?.notesNavigation.popToRoot()
    }
    viewModel.alertUnknownNote.observe(in: bag) { [weak self] in self?.alertUnknownNote($0) }
  }

  private func choose(_ tab: Int) {
    if tab != tabBar.selectedIndex { tabBar.selectedIndex = tab }
  }

  private func alertUnknownNote(_ id: Int) {
    present(
      AlertController.unknownNote(id, on: loop) { [viewModel] in
        viewModel.okTapped()
      })
  }
}

extension TabItem {
  fileprivate func setBadge(_ badge: Int) {
    if badge != self.badge { self.badge = badge }
  }
}
