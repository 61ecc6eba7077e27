import Toolkit

/// What view controllers bind with: the loop of their views, and when bindings write.
struct Binder {
  let loop: MainLoop
  let schedule: any BindingSchedule

  func makeBag() -> BindingBag { BindingBag(schedule) }
}

/// A bag for bindings, which end together.
struct BindingBag {
  let schedule: any BindingSchedule
  let bag = DisposalBag()

  init(_ schedule: any BindingSchedule) {
    self.schedule = schedule
  }
}

extension Signal {
  /// Calls `handler` with each event from now on, at once.
  func observe(in bag: BindingBag, _ handler: @escaping (Event) -> Void) {
    observe(in: bag.bag, handler)
  }
}
