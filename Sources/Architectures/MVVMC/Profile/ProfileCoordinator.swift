import Model

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

/// The flow of a friend's tab, which only benchmarks have.
final class FriendCoordinator: BaseCoordinator {
  private let friend: User.ID
  private let router: any Router
  private let container: DIContainer

  init(of friend: User.ID, router: any Router, container: DIContainer) {
    self.friend = friend
    self.router = router
    self.container = container
  }

  override func start() {
    let module: FriendDependency = container.resolve(with: FriendID(id: friend))
    router.setRootModule(module.viewController)
  }
}
