/// Selects a value of the state, and shows it if it has changed.
typealias Selection<State> = @MainActor (State) -> Void

/// A subscriber, which is not kept alive, and what it selects.
final class StoreSubscription<State> {
  private weak var subscriber: AnyObject?
  private let selections: [Selection<State>]

  init(_ subscriber: AnyObject, _ selections: [Selection<State>]) {
    self.subscriber = subscriber
    self.selections = selections
  }

  var isAlive: Bool { subscriber != nil }

  /// Shows the subscriber what has changed for it; returns whether the subscriber still exists.
  func show(_ state: State) -> Bool {
    guard subscriber != nil else { return false }
    for selection in selections { selection(state) }
    return true
  }
}

/// Collects what a subscriber selects: small values, each with a closure that shows it.
struct Selections<State, Subscriber: AnyObject> {
  private(set) var all: [Selection<State>] = []
  private weak var subscriber: Subscriber?

  init(of subscriber: Subscriber) {
    self.subscriber = subscriber
    all.reserveCapacity(4)
  }

  /// Calls `show` with the selected value, and again whenever that value has changed.
  ///
  /// `shown` is the value that the storyboard shows, so it counts as a repeat, too.
  mutating func select<Value: Equatable>(
    _ selector: @escaping @MainActor (State) -> Value, shown: Value? = nil,
    _ show: @escaping @MainActor (Subscriber, Value) -> Void
  ) {
    var last = shown
    all.append { [weak subscriber] state in
      let value = selector(state)
      guard value != last else { return }
      last = value
      if let subscriber { show(subscriber, value) }
    }
  }
}
