import Toolkit

/// The flow of a log-in: one screen, which ends when the session begins.
final class LoginCoordinator: BaseCoordinator {
  private let window: Window
  private let container: DIContainer

  init(window: Window, container: DIContainer) {
    self.window = window
    self.container = container
  }

  override func start() {
    let module: LoginDependency = container.resolve()
    window.rootViewController = module.viewController.toPresent()
  }
}
