/// How a property comes from others: computed when asked, kept up to date while observed.
final class Derivation<Value: Equatable> {
  private let compute: () -> Value
  private let follow: (_ bag: DisposalBag, _ changed: @escaping () -> Void) -> Void
  private var sources: DisposalBag?
  private var current: Value?

  /// - Parameters:
  ///   - compute: gives the value from the sources as they are.
  ///   - follow: observes the sources and says when one has changed.
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
    sources = bag
    follow(bag, changed)
    current = compute()
  }

  func stop() {
    sources = nil
    current = nil
  }

  /// Computes the value anew; whether it is another one.
  func update() -> Bool {
    let new = compute()
    guard new != current else { return false }
    current = new
    return true
  }
}
