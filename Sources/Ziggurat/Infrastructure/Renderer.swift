import Toolkit

/// Makes the view model of the whole app and pushes it into the controllers, from the root down.
///
/// However many signals a turn brings, it makes one pass. It writes nothing, and while it is at it
/// nobody may write a Service.
class Renderer: SignalListener {
  private let root: RootController
  private let loop: MainLoop
  private let present: () -> RootViewModel?
  private var isScheduled = false
  private var isRendering = false
  /// Made once, as asking for a pass costs nothing then.
  private lazy var renderIfScheduled: () -> Void = { [weak self] in
    if let self, isScheduled { render() }
  }

  /// - Parameters:
  ///   - root: where the view model is pushed.
  ///   - loop: on which passes are queued.
  ///   - present: the view model as the Services are now; `nil` if it is known to be the last one.
  init(root: RootController, on loop: MainLoop, present: @escaping () -> RootViewModel?) {
    self.root = root
    self.loop = loop
    self.present = present
  }

  /// A Service has changed: a pass is due later in this turn.
  final func heardSignal() {
    precondition(!isRendering, "a Service was written while the Renderer made its pass")
    schedule(on: loop)
  }

  /// Queues a pass, unless one is queued already.
  func schedule(on loop: MainLoop) {
    guard !isScheduled else { return }
    isScheduled = true
    loop.async(renderIfScheduled)
  }

  /// Makes a pass, which answers all signals so far.
  final func render() {
    isScheduled = false
    isRendering = true
    if let viewModel = present() { root.update(viewModel) }
    isRendering = false
  }
}
