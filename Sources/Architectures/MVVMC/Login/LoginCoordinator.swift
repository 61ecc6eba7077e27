/// The flow of a log-in: one screen, which ends when the session begins.
final class LoginCoordinator: BaseCoordinator {
  private let router: any Router
  private let container: DIContainer

  init(router: any Router, container: DIContainer) {
    self.router = router
    self.container = container
  }

  override func start() {
    let module: LoginDependency = container.resolve()
    router.setRootModule(module.viewController)
  }
}
