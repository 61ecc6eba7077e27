/// The flow of the profile tab: one screen.
final class ProfileCoordinator: BaseCoordinator {
  private let router: any Router
  private let container: DIContainer

  init(router: any Router, container: DIContainer) {
    self.router = router
    self.container = container
  }

  override func start() {
    let module: ProfileDependency = container.resolve()
    router.setRootModule(module.viewController)
  }
}
