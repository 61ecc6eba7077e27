/// How a property comes from others: computed when asked, kept up to date while observed.
final class Derivation<Value: Equatable> {
  private let compute: () -> Value
  private let follow: (_ bag: DisposalBag, _ changed: @escaping () -> Void) -> Void
  private let listSources: () -> [any PropertySource]
  private var bag: DisposalBag?
  private var current: Value?

  /// - Parameters:
  ///   - compute: gives the value from the sources as they are.
  ///   - follow: observes the sources and says when one has changed.
  ///   - sources: what the value depends on; asked for in a variant alone.
  init(
    compute: @escaping () -> Value,
    follow: @escaping (_ bag: DisposalBag, _ changed: @escaping () -> Void) -> Void,
    sources: @escaping () -> [any PropertySource]
  ) {
    self.compute = compute
    self.follow = follow
    listSources = sources
  }

  var value: Value { current ?? compute() }

  func start(_ changed: @escaping () -> Void) {
    let bag = DisposalBag()
    self.bag = bag
    follow(bag, changed)
    current = compute()
  }

  var sources: [any PropertySource] { listSources() }

  /// Says when a source has changed, with nothing computed then.
  func followSources(in bag: DisposalBag, _ changed: @escaping () -> Void) {
    follow(bag, changed)
  }

  func stop() {
    bag = nil
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
