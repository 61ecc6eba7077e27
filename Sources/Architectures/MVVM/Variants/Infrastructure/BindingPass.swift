import Toolkit

/// Updates the bindings that are out of date, once a turn, before layout.
///
/// It takes them in the order in which they were made. The order in which `Observation` marks them
/// changes from run to run.
final class BindingPass {
  private let loop: MainLoop
  private var marked: [PassBinding] = []
  private var bindingCount = 0
  /// Made once, so that a request for the pass allocates nothing.
  private lazy var runNow: () -> Void = { [weak self] in self?.run() }

  init(on loop: MainLoop) {
    self.loop = loop
  }

  /// Returns the place of a new binding in the order.
  func nextNumber() -> Int {
    bindingCount += 1
    return bindingCount
  }

  /// Adds the binding to the pass of this turn.
  func add(_ binding: PassBinding) {
    if marked.isEmpty { loop.async(runNow) }
    marked.append(binding)
  }

  private func run() {
    if marked.count > 1 { marked.sort { $0.number < $1.number } }
    var next = 0
    while next < marked.count {
      marked[next].bringUpToDate()
      next += 1
    }
    marked.removeAll(keepingCapacity: true)
  }
}
