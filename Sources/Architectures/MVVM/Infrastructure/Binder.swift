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
