import Toolkit

/// Owns the window's root view controller; in UIKit this would be the scene's delegate.
final class RootController {
  private enum Child {
    case restoring
    case login(LoginViewController)
    case tabs(TabsViewController)
  }

  private let window: Window
  private let viewControllers: any ViewControllerFactory
  private var child: Child?
  private var alert: AlertViewModel?

  init(window: Window, viewControllers: any ViewControllerFactory) {
    self.window = window
    self.viewControllers = viewControllers
  }

  // MARK: - Showing changes

  func update(_ viewModel: RootViewModel) {
    updateScreen(viewModel.screen)
    updateAlert(viewModel.alert)
  }

  private func updateScreen(_ viewModel: RootViewModel.Screen) {
    switch (viewModel, child) {
    case (.restoring, .restoring): break
    case (.login(let login), .login(let controller)): controller.update(login)
    case (.tabs(let tabs), .tabs(let controller)): controller.update(tabs)
    case (.restoring, _): showRestoring()
    case (.login(let login), _): showLogin(login)
    case (.tabs(let tabs), _): showTabs(tabs)
    }
  }

  private func showRestoring() {
    child = .restoring
    window.rootViewController = viewControllers.restoringViewController()
  }

  private func showLogin(_ viewModel: LoginViewModel) {
    let controller = viewControllers.loginViewController()
    controller.update(viewModel)
    child = .login(controller)
    window.rootViewController = controller
  }

  private func showTabs(_ viewModel: TabsViewModel) {
    let controller = viewControllers.tabsViewController()
    controller.update(viewModel)
    child = .tabs(controller)
    window.rootViewController = controller.tabBarController
  }

  private func updateAlert(_ viewModel: AlertViewModel?) {
    guard viewModel != alert else { return }
    alert = viewModel
    // Its own buttons take an alert away, and say so: only its coming is shown here.
    guard let viewModel else { return }
    window.rootViewController?.present(viewControllers.alertController(viewModel.kind))
  }
}
