import Toolkit

/// Has the whole app presented, and pushes the view model into the controllers from the root down.
///
/// It writes nothing, and no Service may change during a pass.
final class Renderer: SignalListener {
  private let context: AppContext
  private let root: RootController
  private let loop: MainLoop
  private var isQueued = false
  private var isRendering = false
  /// Made once, so that asking for a pass allocates nothing.
  private lazy var pass: () -> Void = { [unowned self] in render() }

  /// - Parameters:
  ///   - context: the Services, to read.
  ///   - root: the controller to push view models into.
  init(_ context: AppContext, pushingInto root: RootController) {
    self.context = context
    self.root = root
    loop = context.loop
  }

  /// Queues a pass for later in this turn, unless one is queued.
  func heardSignal() {
    precondition(!isRendering, "a Service was written while the Renderer made its pass")
    guard !isQueued else { return }
    isQueued = true
    loop.async(pass)
  }

  /// Makes a pass, which answers all signals so far.
  func render() {
    isQueued = false
    isRendering = true
    root.update(RootPresenter.present(context))
    isRendering = false
  }
}
