import Toolkit

/// What a router can show.
protocol Presentable {
  func toPresent() -> ViewController
}

extension ViewController: Presentable {
  func toPresent() -> ViewController { self }
}

/// Moves through a stack of screens, for the coordinator of a flow.
protocol Router: AnyObject, Presentable {
  /// Shows a module on top; `completion` is called when this router has popped it.
  func push(_ module: any Presentable, completion: (() -> Void)?)
  func popModule()
  func popToRootModule()
  /// Makes a module the one at the bottom.
  func setRootModule(_ module: any Presentable)
  /// Shows a module above all others.
  func present(_ module: any Presentable)
  func dismissModule()
}

/// A router on a navigation controller.
final class RouterImp: Router {
  private let loop: MainLoop
  /// The toolkit makes it with its root; `nil` until the flow has set that.
  private var rootController: NavigationController?
  private var presented: ViewController?
  private var completions: [(controller: ViewController, completion: () -> Void)] = []

  init(on loop: MainLoop) {
    self.loop = loop
  }

  func toPresent() -> ViewController {
    guard let rootController else { fatalError("the flow has not set its root") }
    return rootController
  }

  func push(_ module: any Presentable, completion: (() -> Void)?) {
    let controller = module.toPresent()
    if let completion { completions.append((controller, completion)) }
    rootController?.push(controller)
  }

  func popModule() {
    rootController?.pop()
    completePopped()
  }

  func popToRootModule() {
    rootController?.popToRoot()
    completePopped()
  }

  func setRootModule(_ module: any Presentable) {
    rootController = NavigationController(root: module.toPresent())
  }

  func present(_ module: any Presentable) {
    let controller = module.toPresent()
    presented = controller
    rootController?.present(controller)
  }

  func dismissModule() {
    presented?.dismiss()
    presented = nil
  }

  /// Calls the completions of the modules that are no longer on the stack.
  private func completePopped() {
    guard let rootController else { return }
    let popped = completions.filter { entry in
      !rootController.viewControllers.contains { $0 === entry.controller }
    }
    completions.removeAll { entry in popped.contains { $0.controller === entry.controller } }
    for entry in popped { entry.completion() }
  }
}
