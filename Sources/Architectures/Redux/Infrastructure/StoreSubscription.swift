/// Selects a value of the state, and shows it if it has changed.
struct Selection {
  let show: @MainActor (AppState) -> Void
}

/// A subscriber, which is not kept alive, and what it selects.
final class StoreSubscription {
  private(set) weak var subscriber: AnyObject?
  private let selections: [Selection]

  init(_ subscriber: AnyObject, _ selections: [Selection]) {
    self.subscriber = subscriber
    self.selections = selections
  }

  /// Shows the subscriber what has changed for it; returns whether the subscriber still exists.
  @discardableResult
  func show(_ state: AppState) -> Bool {
    guard subscriber != nil else { return false }
    for selection in selections { selection.show(state) }
    return true
  }
}

extension Store {
  /// Shows the subscriber what it selects, now and after each change, for as long as it lives.
  func subscribe<Subscriber: AnyObject>(
    _ subscriber: Subscriber, select: (inout Selections<Subscriber>) -> Void
  ) {
    var selections = Selections(of: subscriber)
    select(&selections)
    let subscription = StoreSubscription(subscriber, selections.all)
    notifier.add(subscription)
    subscription.show(state)
  }
}

/// Collects what a subscriber selects: small values, each with a closure that shows it.
struct Selections<Subscriber: AnyObject> {
  private(set) var all: [Selection] = []
  private weak var subscriber: Subscriber?

  init(of subscriber: Subscriber) {
    self.subscriber = subscriber
    all.reserveCapacity(4)
  }

  /// Calls `show` with the state, and again whenever the selected value has changed.
  mutating func follow<Value: Equatable>(
    _ selector: @escaping @MainActor (AppState) -> Value,
    _ show: @escaping @MainActor (Subscriber, AppState) -> Void
  ) {
    let last = LastValue<Value>(nil)
    all.append(
      Selection { [weak subscriber] state in
        let value = selector(state)
        guard value != last.value else { return }
        last.value = value
        if let subscriber { show(subscriber, state) }
      })
  }

  /// Calls `show` with the selected value, and again whenever that value has changed.
  ///
  /// `shown` is the value that the storyboard shows, so it counts as a repeat, too.
  mutating func select<Value: Equatable>(
    _ selector: @escaping @MainActor (AppState) -> Value, shown: Value? = nil,
    _ show: @escaping @MainActor (Subscriber, Value) -> Void
  ) {
    let last = LastValue(shown)
    all.append(
      Selection { [weak subscriber] state in
        let value = selector(state)
        guard value != last.value else { return }
        last.value = value
        if let subscriber { show(subscriber, value) }
      })
  }
}

/// The value that a selection has shown last.
private final class LastValue<Value> {
  var value: Value?

  init(_ value: Value?) {
    self.value = value
  }
}
