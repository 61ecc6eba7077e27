/// Manages a view: makes it when it is first needed, hears when it comes and goes.
open class ViewController {
  package let loop: MainLoop
  package internal(set) weak var parent: ViewController?
  package private(set) weak var presentingViewController: ViewController?
  private var loadedView: View?

  package init(on loop: MainLoop) {
    self.loop = loop
  }

  // MARK: - View

  /// The view, made on first use.
  package final var view: View {
    if let loadedView { return loadedView }
    let view = loadView()
    loadedView = view
    view.controller = self
    viewDidLoad()
    return view
  }

  package final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; called once.
  open func loadView() -> View { View(on: loop) }

  // MARK: - Life cycle, in UIKit's order

  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to come into the window.
  open func viewWillAppear() {}
  /// The view is in the window.
  open func viewDidAppear() {}
  /// The view is about to leave the window.
  open func viewWillDisappear() {}
  /// The view has left the window.
  open func viewDidDisappear() {}

  /// Brings the views up to date, once a turn before layout: after `setNeedsUpdateProperties()`,
  /// or when an `@Observable` property changes that the last call read.
  open func updateProperties() {}

  package final func setNeedsUpdateProperties() {
    loadedView?.need(.controllerProperties, .childProperties)
  }

  // MARK: - Containment

  /// The child whose view a container shows.
  var visibleChild: ViewController? { child }
  private var child: ViewController?

  /// Makes another controller part of this one: it hears when this one's view comes and goes.
  ///
  /// Its view is put into this one's by whoever lays that out.
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

  /// Whether the controller's view is in the window.
  package final var isVisible: Bool { loadedView?.window != nil }

  // MARK: - Presentation

  /// Shows a controller over everything, in the window: as alerts with a window of their own in
  /// UIKit, it stays when the one below goes.
  package final func present(_ controller: ViewController) {
    controller.presentingViewController = root
    loop.window?.present(controller)
  }

  /// What this controller or the one that it is part of has presented, still shown.
  package final var presentedViewController: ViewController? {
    loop.window?.presentedViewControllers.last { $0.presentingViewController === root }
  }

  /// Takes away what this controller has presented, or else itself.
  package final func dismiss() {
    loop.window?.dismiss(presentedViewController ?? root)
  }

  // MARK: - Transitions

  /// Changes what is shown, with the life cycle calls of both around it.
  static func transition(
    from old: ViewController?, to new: ViewController?, _ change: () -> Void
  ) {
    old?.beginAppearance(false)
    // As in UIKit, the new view is loaded before it hears that it will appear.
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
