import Toolkit

/// Shows the changes of a turn together, before layout, as UIKit's property pass does.
///
/// However often a property changes in a turn, its value is computed and written once. The bindings
/// of a tab that is not in the window wait until it appears, which UIKit's pass makes them do, too.
/// To dispose of it is to forget the bindings that wait.
final class BindingPass: Disposable {
  private let loop: MainLoop
  private let bindings = WaitingBindings()
  /// Made once, so that a request for the pass allocates nothing.
  private let run: () -> Void

  init(on loop: MainLoop) {
    self.loop = loop
    run = { [bindings] in bindings.show() }
  }

  /// Called when the property of a binding has changed.
  func changed(_ binding: any AnyBinding) {
    guard binding.wait() else { return }
    if bindings.add(binding) { loop.async(run) }
  }

  /// Called before a tab's screen comes into the window.
  func screenWillAppear() {
    bindings.isSuspended = false
    bindings.show()
  }

  /// Called when a tab's screen has left the window.
  func screenDidDisappear() {
    bindings.isSuspended = true
  }

  func dispose() {
    bindings.forgetAll()
  }
}

/// A binding of any type, as the pass sees it.
protocol AnyBinding: AnyObject {
  /// Makes the binding wait, and returns whether it did not wait before.
  func wait() -> Bool
  /// Makes the view show the value of the property; the binding waits no longer.
  func show()
}

/// The bindings that wait for the next pass.
private final class WaitingBindings {
  var isSuspended = false
  private var waiting: [any AnyBinding] = []

  /// Adds a binding, and returns whether a pass has to be requested for it.
  func add(_ binding: any AnyBinding) -> Bool {
    waiting.append(binding)
    return waiting.count == 1 && !isSuspended
  }

  func forgetAll() {
    waiting = []
  }

  func show() {
    guard !isSuspended else { return }
    var next = 0
    while next < waiting.count {
      waiting[next].show()
      next += 1
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
