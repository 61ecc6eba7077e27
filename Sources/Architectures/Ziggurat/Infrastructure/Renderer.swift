import Toolkit

/// Has the whole app presented, and pushes the view model into the controllers from the root down.
///
/// It makes one pass in a turn, however many signals that turn brings. It writes nothing, and no
/// Service may change during a pass.
final class Renderer: SignalListener {
  private let root: RootController
  private let loop: MainLoop
  private let present: () -> RootViewModel
  private var isScheduled = false
  private var isRendering = false
  /// Made once, so that asking for a pass allocates nothing.
  private lazy var renderIfScheduled: () -> Void = { [weak self] in
    if let self, isScheduled { render() }
  }

  /// - Parameters:
  ///   - root: the controller that the view model is pushed into.
  ///   - loop: the loop that passes are queued on.
  ///   - present: returns the view model of what the Services hold now.
  init(root: RootController, on loop: MainLoop, present: @escaping () -> RootViewModel) {
    self.root = root
    self.loop = loop
    self.present = present
  }

  /// Queues a pass for later in this turn, unless one is queued already.
  func heardSignal() {
    precondition(!isRendering, "a Service was written while the Renderer made its pass")
    guard !isScheduled else { return }
    isScheduled = true
    loop.async(renderIfScheduled)
  }

  /// Makes a pass, which answers all signals so far.
  func render() {
    isScheduled = false
    isRendering = true
    root.update(present())
    isRendering = false
  }
}
