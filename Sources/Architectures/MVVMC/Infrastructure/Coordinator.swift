import Model

/// Controls the navigation of one flow.
protocol Coordinator: AnyObject {
  func start()
  /// Starts, or goes on, with the screen of a link.
  func start(with link: DeepLink)
  /// Takes note that nothing covers the screens any more.
  func uncovered()
}

/// A coordinator that keeps the coordinators of its parts alive.
class BaseCoordinator: Coordinator {
  private(set) var childCoordinators: [any Coordinator] = []

  func start() {}

  func start(with link: DeepLink) {}

  /// Tells the coordinators of the parts.
  func uncovered() {
    for coordinator in childCoordinators { coordinator.uncovered() }
  }

  final func addDependency(_ coordinator: any Coordinator) {
    childCoordinators.append(coordinator)
  }

  /// Releases a child: its flow is finished or cancelled, or the user has gone back.
  final func removeDependency(_ coordinator: (any Coordinator)?) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
