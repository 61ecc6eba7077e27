/// How a property follows from others: computed on request, and kept up to date while observed.
final class VariantDerivation<Value: Equatable> {
  private let compute: () -> Value
  private let follow: (_ bag: DisposalBag, _ changed: @escaping () -> Void) -> Void
  private let listSources: () -> [any PropertySource]
  private var bag: DisposalBag?
  private var current: Value?

  /// - Parameters:
  ///   - compute: returns the value for the sources as they are now.
  ///   - follow: observes the sources and calls `changed` after each change.
  ///   - sources: returns the properties on which the value depends.
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

  /// Calls `changed` after each change of a source, and computes nothing.
  func followSources(in bag: DisposalBag, _ changed: @escaping () -> Void) {
    follow(bag, changed)
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
