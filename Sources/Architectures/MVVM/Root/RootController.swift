import Screens
import Toolkit

/// Owns the window and binds what it shows to the root's view model.
final class RootController {
  let window: Window
  private let viewModel: RootViewModel
  private let bag = DisposalBag()

  // MARK: - Life cycle

  init(_ viewModel: RootViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    window = Window(on: loop)
    bindNavigation()
  }

  // MARK: - Showing changes

  private func bindNavigation() {
    viewModel.screen.bind(to: { [weak self] in self?.show($0) }, in: bag)
    viewModel.alertUnopenableLink.observe(in: bag) { [weak self] in self?.alertUnopenableLink() }
  }

  private func show(_ screen: RootScreen) {
    switch screen {
    case .restoring:
      window.rootViewController = RestoringViewController(on: window.loop)
    case .login(let viewModel):
      window.rootViewController = LoginViewController(viewModel, on: window.loop)
    case .tabs(let viewModel):
      window.rootViewController = TabsViewController(viewModel, on: window.loop)
    }
  }

  private func alertUnopenableLink() {
    window.rootViewController?.present(
      AlertController.unopenableLink(on: window.loop) { [viewModel] in
        viewModel.okTapped()
      })
  }
}
