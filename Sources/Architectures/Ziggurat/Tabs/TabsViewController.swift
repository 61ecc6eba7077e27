import Screens
import Toolkit

/// The tabs, and what is pushed and presented there.
///
/// Like UIKit's, the tab bar changes tabs by itself on a tap, so this informs the Service. View models
/// decide all pushing and presenting.
final class TabsViewController: ViewController {
  private let service: any TabsInforming
  private let viewControllers: any ViewControllerFactory
  private let screen: TabsScreen
  private let tabBar: TabBarController
  private let navigation: NavigationController
  private let notes: NotesViewController
  private let profile: ProfileViewController
  private var detail: DetailViewController?
  private var editor: EditorViewController?

  // MARK: - Life cycle

  init(
    _ service: any TabsInforming, viewControllers: any ViewControllerFactory, on loop: MainLoop
  ) {
    self.service = service
    self.viewControllers = viewControllers
    screen = TabsScreen(on: loop)
    notes = viewControllers.notesViewController()
    navigation = NavigationController(root: notes)
    profile = viewControllers.profileViewController()
    tabBar = TabBarController(screen, [navigation, profile])
    super.init(on: loop)
    tabBar.delegate = self
    embed(tabBar)
  }

  override func loadView() -> View { tabBar.view }

  // MARK: - User actions

  private func tabTapped(_ tab: Int) {
    service.tabTapped(tab)
  }

  // MARK: - Showing changes

  func update(_ viewModel: TabsViewModel) {
    if screen.notesItem.badge != viewModel.badge { screen.notesItem.badge = viewModel.badge }
    tabBar.setSelectedIndex(viewModel.selectedTab)
    notes.update(viewModel.notes)
    showDetail(viewModel.detail)
    if let viewModel = viewModel.profile { profile.update(viewModel) }
    showEditor(viewModel.editor)
  }

  private func showDetail(_ viewModel: DetailViewModel?) {
    if let detail, detail.viewModel.number != viewModel?.number {
      navigation.popToRoot()
      self.detail = nil
    }
    guard let viewModel else { return }
    if let detail { return detail.update(viewModel) }
    let controller = viewControllers.detailViewController(viewModel)
    detail = controller
    navigation.push(controller)
  }

  private func showEditor(_ viewModel: EditorViewModel?) {
    if let editor, editor.viewModel?.number != viewModel?.number {
      // Dismisses the editor itself, so that an alert over it stays.
      editor.dismiss()
      self.editor = nil
    }
    guard let viewModel else { return }
    if let editor { return editor.update(viewModel) }
    let controller = viewControllers.editorViewController()
    controller.update(viewModel)
    editor = controller
    present(controller)
  }
}

extension TabsViewController: TabBarControllerDelegate {
  func tabBarController(_ controller: TabBarController, didSelect index: Int) { tabTapped(index) }
}
