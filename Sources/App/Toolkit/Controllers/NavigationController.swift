/// A stack of controllers that shows the top one.
package final class NavigationController: ViewController {
  package private(set) var viewControllers: [ViewController]

  package init(root: ViewController) {
    viewControllers = [root]
    super.init(on: root.loop)
    root.parent = self
  }

  package override func loadView() -> View { ContainerView(on: loop) }

  package override func viewDidLoad() {
    if let top = topViewController { view.addSubview(top.view) }
  }

  package var topViewController: ViewController? { viewControllers.last }

  override var visibleChild: ViewController? { topViewController }

  package func push(_ controller: ViewController) {
    show(viewControllers + [controller])
  }

  /// Removes the top controller, unless it is the only one.
  package func pop() {
    guard viewControllers.count > 1 else { return }
    show(viewControllers.dropLast())
  }

  package func popToRoot() {
    guard viewControllers.count > 1 else { return }
    show(viewControllers.prefix(1))
  }

  private func show(_ stack: some Sequence<ViewController>) {
    let old = topViewController
    let gone = viewControllers
    viewControllers = Array(stack)
    for controller in viewControllers { controller.parent = self }
    for controller in gone where !viewControllers.contains(where: { $0 === controller }) {
      controller.parent = nil
    }
    guard isViewLoaded else { return }
    let change = {
      old?.view.removeFromSuperview()
      if let top = self.topViewController { self.view.addSubview(top.view) }
    }
    if isVisible {
      Self.transition(from: old, to: topViewController, change)
    } else {
      change()
    }
  }
}

/// A view with one subview that fills it.
final class ContainerView: View {
  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}
