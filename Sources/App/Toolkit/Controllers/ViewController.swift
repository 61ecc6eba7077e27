/// Manages a view: makes it when it is first needed, and is informed when it appears and
/// disappears.
open class ViewController {
  package let loop: MainLoop
  package internal(set) weak var parent: ViewController?
  package private(set) weak var presentingViewController: ViewController?
  private var loadedView: View?

  package init(on loop: MainLoop) {
    self.loop = loop
  }

  // MARK: - View

  /// The view; made on first use.
  package final var view: View {
    if let loadedView { return loadedView }
    let view = loadView()
    loadedView = view
    view.controller = self
    viewDidLoad()
    return view
  }

  package final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; called only once.
  open func loadView() -> View { View(on: loop) }

  // MARK: - Life cycle, in UIKit's order

  /// Called when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view comes into the window.
  open func viewWillAppear() {}
  /// Called when the view is in the window.
  open func viewDidAppear() {}
  /// Called before the view leaves the window.
  open func viewWillDisappear() {}
  /// Called when the view has left the window.
  open func viewDidDisappear() {}

  /// Updates the views, at most once a turn, before layout.
  ///
  /// It runs after `setNeedsUpdateProperties()`, and when an `@Observable` property that the last
  /// call read has changed.
  open func updateProperties() {}

  /// Called when the view has set the frames of its subviews, before they are laid out.
  open func viewDidLayoutSubviews() {}

  package final func setNeedsUpdateProperties() {
    loadedView?.need(.controllerProperties, .childProperties)
  }

  // MARK: - Containment

  /// The child controller with the view that a container shows.
  var visibleChild: ViewController? { child }
  private var child: ViewController?

  /// Makes another controller a child, which is informed when this controller's view appears and
  /// disappears.
  ///
  /// The caller adds the child's view to the view tree.
  package final func embed(_ controller: ViewController) {
    controller.parent = self
    child = controller
  }

  package final var navigationController: NavigationController? {
    self as? NavigationController ?? parent?.navigationController
  }

  package final var tabBarController: TabBarController? {
    self as? TabBarController ?? parent?.tabBarController
  }

  private var root: ViewController { parent?.root ?? self }

  /// Whether the view is in the window.
  package final var isVisible: Bool { loadedView?.window != nil }

  // MARK: - Presentation

  /// Shows a controller above all views of the window.
  ///
  /// It stays when the controller below it goes, like an alert with a window of its own in UIKit.
  package final func present(_ controller: ViewController) {
    controller.presentingViewController = root
    loop.window?.present(controller)
  }

  /// The controller that this controller, or its root, has presented and that is still shown.
  package final var presentedViewController: ViewController? {
    loop.window?.presentedViewControllers.last { $0.presentingViewController === root }
  }

  /// Dismisses the controller that this one has presented, or else itself.
  package final func dismiss() {
    loop.window?.dismiss(presentedViewController ?? root)
  }

  // MARK: - Transitions

  /// Changes the visible controller, with the life cycle calls of both controllers around the
  /// change.
  static func transition(
    from old: ViewController?, to new: ViewController?, _ change: () -> Void
  ) {
    old?.beginAppearance(false)
    // As in UIKit, the new view is loaded before `viewWillAppear()`.
    _ = new?.view
    new?.beginAppearance(true)
    change()
    old?.endAppearance(false)
    new?.endAppearance(true)
  }

  private func beginAppearance(_ appears: Bool) {
    if appears { viewWillAppear() } else { viewWillDisappear() }
    visibleChild?.beginAppearance(appears)
  }

  private func endAppearance(_ appears: Bool) {
    if appears { viewDidAppear() } else { viewDidDisappear() }
    visibleChild?.endAppearance(appears)
  }
}
