import Toolkit

/// A Renderer that makes a pass for each signal.
final class EagerRenderer: SignalListener {
  private let root: PublishedRootController
  private let loop: MainLoop
  private let present: () -> RootViewModel
  private var isRendering = false

  /// - Parameters:
  ///   - root: the controller that the view model is pushed into.
  ///   - loop: the loop that passes are queued on.
  ///   - present: returns the view model of what the Services hold now.
  init(root: PublishedRootController, on loop: MainLoop, present: @escaping () -> RootViewModel) {
    self.root = root
    self.loop = loop
    self.present = present
  }

  /// Queues a pass for later in this turn.
  func heardSignal() {
    precondition(!isRendering, "a Service was written while the Renderer made its pass")
    loop.async { [weak self] in self?.render() }
  }

  func render() {
    isRendering = true
    root.update(present())
    isRendering = false
  }
}
