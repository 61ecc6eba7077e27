/// How a property follows from others: computed on request, and kept up to date while observed.
final class Derivation<Value: Equatable> {
  private let compute: () -> Value
  private let follow: (_ bag: DisposalBag, _ changed: @escaping () -> Void) -> Void
  private var bag: DisposalBag?
  private var current: Value?

  /// - Parameters:
  ///   - compute: returns the value for the sources as they are now.
  ///   - follow: observes the sources and calls `changed` after each change.
  init(
    compute: @escaping () -> Value,
    follow: @escaping (_ bag: DisposalBag, _ changed: @escaping () -> Void) -> Void
  ) {
    self.compute = compute
    self.follow = follow
  }

  var value: Value { current ?? compute() }

  func start(_ changed: @escaping () -> Void) {
    let bag = DisposalBag()
    self.bag = bag
    follow(bag, changed)
    current = compute()
  }

  func stop() {
    bag = nil
    current = nil
  }

  /// Computes the value again and returns whether it differs from the last one.
  func update() -> Bool {
    let new = compute()
    guard new != current else { return false }
    current = new
    return true
  }
}
