import Toolkit

/// The Renderer of the tuned variants, which pushes nothing if the view model is the last one.
final class TunedRenderer: SignalListener {
  private let root: TunedRootController
  private let loop: MainLoop
  private let present: () -> TunedRootViewModel?
  private var isScheduled = false
  private var isRendering = false
  /// Made once, so that asking for a pass allocates nothing.
  private lazy var renderIfScheduled: () -> Void = { [weak self] in
    if let self, isScheduled { render() }
  }

  /// - Parameters:
  ///   - root: the controller that the view model is pushed into.
  ///   - loop: the loop that passes are queued on.
  ///   - present: returns the view model of what the Services hold now, or `nil` if it is the last.
  init(root: TunedRootController, on loop: MainLoop, present: @escaping () -> TunedRootViewModel?) {
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
    if let viewModel = present() { root.update(viewModel) }
    isRendering = false
  }
}
