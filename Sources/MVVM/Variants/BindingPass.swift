import Toolkit

/// Brings the bindings that are out of date up to date, once a turn, before layout.
///
/// They are taken in the order in which they were made, whatever the order in which they were
/// marked: that of `Observation` changes from run to run.
final class BindingPass {
  private let loop: MainLoop
  private var marked: [PassBinding] = []
  private var bindingCount = 0
  /// Made once, as asking for the pass costs nothing then.
  private lazy var runNow: () -> Void = { [weak self] in self?.run() }

  init(on loop: MainLoop) {
    self.loop = loop
  }

  /// The place of a new binding in the order.
  func nextNumber() -> Int {
    bindingCount += 1
    return bindingCount
  }

  /// Takes the binding up in this turn's pass.
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
