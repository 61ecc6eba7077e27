/// How a property comes from others: computed when asked, kept up to date while observed.
final class Derivation<Value: Equatable> {
  let sources: [any ChangeSource]
  private let compute: () -> Value
  private var bag: DisposalBag?
  private var current: Value?

  /// - Parameters:
  ///   - sources: what the value depends on.
  ///   - compute: gives the value from the sources as they are.
  init(from sources: [any ChangeSource], _ compute: @escaping () -> Value) {
    self.sources = sources
    self.compute = compute
  }

  var value: Value { current ?? compute() }

  func start(_ changed: @escaping () -> Void) {
    let bag = DisposalBag()
    self.bag = bag
    for source in sources { source.observeAnyChange(in: bag, changed) }
    current = compute()
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
