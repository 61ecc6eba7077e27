import Toolkit

/// Has the whole app presented, and pushes the view model into the controllers from the root down.
///
/// It writes nothing, and no Service may change during a pass.
final class Renderer {
  private let context: any RootPresenterContext
  private let root: RootController
  private let loop: MainLoop
  private var isPassQueued = false
  private var isRendering = false

  /// - Parameters:
  ///   - context: the Services, to read.
  ///   - root: the controller to push view models into.
  ///   - loop: the loop of the passes.
  init(
    _ context: any RootPresenterContext, pushingInto root: RootController, on loop: MainLoop
  ) {
    self.context = context
    self.root = root
    self.loop = loop
  }

  /// Queues a pass for later in this turn, unless one is queued.
  func heardSignal() {
    precondition(!isRendering, "a Service was written while the Renderer made its pass")
    guard !isPassQueued else { return }
    isPassQueued = true
    loop.async { [weak self] in self?.render() }
  }

  /// Makes a pass, which answers all signals so far.
  func render() {
    isPassQueued = false
    isRendering = true
    root.update(RootPresenter.present(context))
    isRendering = false
  }
}
