import Toolkit

/// Shows the changes of a turn together, before layout, as UIKit's property pass does.
///
/// However often a property changes in a turn, its value is computed and written once. The bindings
/// of a tab that is not in the window wait until it appears, which UIKit's pass makes them do, too.
final class OncePerTurn: BindingSchedule {
  private let loop: MainLoop
  private var waiting: [any ScheduledBinding] = []
  private var isSuspended = false
  /// Made once, so that a request for the pass allocates nothing.
  private lazy var runNow: () -> Void = { [weak self] in self?.run() }

  init(on loop: MainLoop) {
    self.loop = loop
  }

  func changed(_ binding: any ScheduledBinding) {
    guard binding.wait() else { return }
    if waiting.isEmpty && !isSuspended { loop.async(runNow) }
    waiting.append(binding)
  }

  func screenWillAppear() {
    isSuspended = false
    run()
  }

  func screenDidDisappear() {
    isSuspended = true
  }

  private func run() {
    guard !isSuspended else { return }
    var next = 0
    while next < waiting.count {
      waiting[next].show()
      next += 1
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
