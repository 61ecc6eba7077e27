import Toolkit

/// Shows the changes of a turn together, before layout, as UIKit's property pass does.
///
/// However often a property changes in a turn, its value is computed and written once. The bindings
/// of a tab that is not in the window wait until it appears, which UIKit's pass makes them do, too.
final class OncePerTurn: BindingSchedule {
  private let loop: MainLoop
  private let pass = BindingPass()
  /// Made once, so that a request for the pass allocates nothing.
  private let runPass: () -> Void

  init(on loop: MainLoop) {
    self.loop = loop
    runPass = { [pass] in pass.run() }
  }

  func changed(_ binding: any ScheduledBinding) {
    guard binding.wait() else { return }
    if pass.add(binding) { loop.async(runPass) }
  }

  func screenWillAppear() {
    pass.isSuspended = false
    pass.run()
  }

  func screenDidDisappear() {
    pass.isSuspended = true
  }

  func dispose() {
    pass.forgetAll()
  }
}

/// The bindings that wait for the next pass.
private final class BindingPass {
  var isSuspended = false
  private var waiting: [any ScheduledBinding] = []

  /// Adds a binding, and returns whether a pass has to be requested for it.
  func add(_ binding: any ScheduledBinding) -> Bool {
    waiting.append(binding)
    return waiting.count == 1 && !isSuspended
  }

  func forgetAll() {
    waiting = []
  }

  func run() {
    guard !isSuspended else { return }
    var next = 0
    while next < waiting.count {
      waiting[next].show()
      next += 1
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
