/// When the bindings of a screen show the changes of their properties: a choice of the composition.
///
/// To dispose of it is to forget the bindings that wait.
protocol BindingSchedule: Disposable {
  /// Whether a binding writes each value that is set, also one that the view shows already.
  var writesEqualValues: Bool { get }
  /// Called when the property of a binding has changed.
  func changed(_ binding: any ScheduledBinding)
  /// Called before a tab's screen comes into the window.
  func screenWillAppear()
  /// Called when a tab's screen has left the window.
  func screenDidDisappear()
}

extension BindingSchedule {
  var writesEqualValues: Bool { false }

  func screenWillAppear() {}
  func screenDidDisappear() {}
  func dispose() {}
}

/// A binding of any type, as its schedule sees it.
protocol ScheduledBinding: AnyObject {
  /// Makes the binding wait, and returns whether it did not wait before.
  func wait() -> Bool
  /// Makes the view show the value of the property; the binding waits no longer.
  func show()
}
