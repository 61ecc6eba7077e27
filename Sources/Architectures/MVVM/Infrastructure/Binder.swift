import Toolkit

/// What view controllers bind with: the loop of their views, and when bindings write.
struct Binder {
  let loop: MainLoop
  private let makeSchedule: (MainLoop) -> any BindingSchedule

  init(on loop: MainLoop, _ makeSchedule: @escaping (MainLoop) -> any BindingSchedule) {
    self.loop = loop
    self.makeSchedule = makeSchedule
  }

  func makeBag() -> BindingBag { BindingBag(makeSchedule(loop)) }
}

/// A bag for the bindings of one screen, with their schedule.
struct BindingBag {
  let schedule: any BindingSchedule
  let bag = DisposalBag()

  init(_ schedule: any BindingSchedule) {
    self.schedule = schedule
    bag.add(schedule)
  }
}

extension Signal {
  /// Calls `handler` with each event from now on, at once.
  func observe(in bag: BindingBag, _ handler: @escaping (Event) -> Void) {
    observe(in: bag.bag, handler)
  }
}

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
