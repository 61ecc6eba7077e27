import Toolkit

/// A bag for the bindings of one screen, with the pass that runs them.
struct BindingBag {
  let pass: BindingPass
  let bag = DisposalBag()

  init(on loop: MainLoop) {
    pass = BindingPass(on: loop)
    bag.add(pass)
  }
}

extension Signal {
  /// Calls `handler` with each event from now on, at once.
  func observe(in bag: BindingBag, _ handler: @escaping (Event) -> Void) {
    observe(in: bag.bag, handler)
  }
}
