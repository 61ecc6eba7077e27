/// When the bindings of a screen show the changes of their properties: a choice of the composition.
protocol BindingSchedule: AnyObject {
  /// Whether bindings are told that a property was set to an equal value, too.
  var passesOnEqualValues: Bool { get }
  /// Called when a binding has begun to follow a property.
  func began(_ binding: any ScheduledBinding)
  /// Called when the property of a binding has changed.
  func changed(_ binding: any ScheduledBinding)
  /// Called before a tab's screen comes into the window.
  func screenWillAppear()
  /// Called when a tab's screen has left the window.
  func screenDidDisappear()
}

extension BindingSchedule {
  var passesOnEqualValues: Bool { false }

  /// The view shows the value at once: a screen is complete when it comes into view.
  func began(_ binding: any ScheduledBinding) {
    binding.show()
  }

  func screenWillAppear() {}
  func screenDidDisappear() {}
}

/// A binding of any type, as its schedule sees it.
protocol ScheduledBinding: AnyObject {
  /// Makes the binding wait, and returns whether it did not wait before.
  func wait() -> Bool
  /// Makes the view show the value, unless it does so already; the binding waits no longer.
  func show()
  /// Makes the view show the value, also one that it shows already.
  func write()
}
