import Toolkit

/// Shows the changes of a turn together, before layout, as UIKit's property pass does.
///
/// However often a property changes in a turn, its value is computed and written once.
final class OncePerTurn: BindingSchedule {
  private let loop: MainLoop
  private var waiting: [any ScheduledBinding] = []
  /// Made once, so that a request for the pass allocates nothing.
  private lazy var runNow: () -> Void = { [weak self] in self?.run() }

  init(on loop: MainLoop) {
    self.loop = loop
  }

  func changed(_ binding: any ScheduledBinding) {
    guard binding.wait() else { return }
    if waiting.isEmpty { loop.async(runNow) }
    waiting.append(binding)
  }

  private func run() {
    var next = 0
    while next < waiting.count {
      waiting[next].show()
      next += 1
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
