/// A subscriber, which is not kept alive, and what it selects.
final class StoreSubscription {
  private(set) weak var subscriber: AnyObject?
  private var selections: ((AppState?, AppState) -> Void)?

  init<Subscriber: AnyObject>(_ subscriber: Subscriber, _ selections: Selections<Subscriber>) {
    self.subscriber = subscriber
    self.selections = { [weak subscriber] old, new in
      guard let subscriber else { return }
      for show in selections.all { show(subscriber, old, new) }
    }
  }

  /// Shows the subscriber what has changed of what it selects.
  func show(from old: AppState?, to new: AppState) {
    selections?(old, new)
  }

  func end() {
    selections = nil
  }
}

/// Collects what a subscriber selects: small values, each with a closure that shows it.
struct Selections<Subscriber: AnyObject> {
  fileprivate typealias Show = (Subscriber, _ old: AppState?, _ new: AppState) -> Void
  fileprivate private(set) var all: [Show] = []

  /// Calls `show` with the selected value, and again whenever that value has changed.
  mutating func select<Value: Equatable>(
    _ selector: @escaping (AppState) -> Value, _ show: @escaping (Subscriber, Value) -> Void
  ) {
    selectChange(selector) { subscriber, _, new in show(subscriber, new) }
  }

  /// Calls `show` with the derived value, and again whenever its input has changed.
  mutating func select<Input, Output>(
    _ selector: DerivedSelector<Input, Output>, _ show: @escaping (Subscriber, Output) -> Void
  ) {
    select(selector.input) { subscriber, input in
      if let input { show(subscriber, selector.derive(input)) }
    }
  }

  /// Calls `show` with the value that was selected before, if there is one, and the new one.
  mutating func selectChange<Value: Equatable>(
    _ selector: @escaping (AppState) -> Value,
    _ show: @escaping (Subscriber, _ old: Value?, _ new: Value) -> Void
  ) {
    all.append { subscriber, oldState, newState in
      let new = selector(newState)
      guard let oldState else { return show(subscriber, nil, new) }
      let old = selector(oldState)
      if old != new { show(subscriber, old, new) }
    }
  }
}
