import Screens
import Toolkit

/// Sets the window's root view controller; in UIKit this would be the scene's delegate.
final class RootController {
  private enum Child {
    case restoring
    case login(LoginViewController)
    case tabs(TabsViewController)
  }

  private let service: any AlertInforming
  private let editor: any DiscardInforming
  private let viewControllers: any ViewControllerFactory
  private let window: Window
  private var child: Child?
  private var viewModel: AlertViewModel?
  private var alert: AlertController?

  init(
    _ service: any AlertInforming, editor: any DiscardInforming,
    viewControllers: any ViewControllerFactory, window: Window
  ) {
    self.service = service
    self.editor = editor
    self.viewControllers = viewControllers
    self.window = window
  }

  // MARK: - Showing changes

  func update(_ viewModel: RootViewModel) {
    showScreen(viewModel.screen)
    showAlert(viewModel.alert)
  }

  private func showScreen(_ viewModel: RootViewModel.Screen) {
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
    window.rootViewController = controller
  }

  private func showAlert(_ viewModel: AlertViewModel?) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    // Does nothing if one of the alert's buttons has dismissed it.
    alert?.dismiss()
    alert = viewModel.map { makeAlert($0.kind) }
    // The window keeps an alert that is up when it gets another root.
    if let alert { window.rootViewController?.present(alert) }
  }

  private func makeAlert(_ kind: AlertViewModel.Kind) -> AlertController {
    let (loop, service, editor) = (window.loop, service, editor)
    return switch kind {
    case .discardingChanges:
      .discardingChanges(
        on: loop, discard: { editor.discardTapped() }, keep: { editor.keepTapped() })
    case .noteDeleted: .noteDeleted(on: loop) { service.okTapped() }
    case .unknownNote(let id): .unknownNote(id, on: loop) { service.okTapped() }
    case .unopenableLink: .unopenableLink(on: loop) { service.okTapped() }
    }
  }
}
