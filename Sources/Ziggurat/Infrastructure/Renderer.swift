import Toolkit

/// Makes the view model of the whole app and pushes it into the controllers, from the root down.
///
/// However many signals a turn brings, it makes one pass. It writes nothing, and while it is at it
/// nobody may write a Service.
final class Renderer {
  private let context: any RootPresenterContext
  private let root: RootController
  private let loop: MainLoop
  private var isScheduled = false
  private var isRendering = false

  init(_ context: any RootPresenterContext, root: RootController, on loop: MainLoop) {
    self.context = context
    self.root = root
    self.loop = loop
  }

  /// A Service has changed: a pass is due later in this turn.
  func heardSignal() {
    precondition(!isRendering, "a Service was written while the Renderer made its pass")
    guard !isScheduled else { return }
    isScheduled = true
    loop.async { [weak self] in self?.renderIfScheduled() }
  }

  /// Makes a pass, which answers all signals so far.
  func render() {
    isScheduled = false
    isRendering = true
    root.update(RootPresenter.present(context))
    isRendering = false
  }

  private func renderIfScheduled() {
    if isScheduled { render() }
  }
}
