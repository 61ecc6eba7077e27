/// What a store knows of a subscription, whoever the subscriber is.
protocol StoreSubscription<State>: AnyObject {
  associatedtype State

  var isAlive: Bool { get }
  /// Shows the subscriber what is new for it; whether it is still there.
  func show(_ state: State) -> Bool
}

/// What one subscriber selects of the state: small values, each with what is done when it changes.
///
/// Repeats are skipped, so nothing is written that is there already.
final class SelectingSubscription<State, Subscriber: AnyObject>: StoreSubscription {
  private weak var subscriber: Subscriber?
  private var selections: [(Subscriber, State) -> Void] = []

  init(_ subscriber: Subscriber) {
    self.subscriber = subscriber
  }

  /// Calls `show` with the selected value, and again when it is another one.
  ///
  /// `shown` is what the storyboard shows already: that, too, is a repeat.
  func select<Value: Equatable>(
    _ selector: @escaping (State) -> Value, shown: Value? = nil,
    _ show: @escaping (Subscriber, Value) -> Void
  ) {
    var last = shown
    selections.append { subscriber, state in
      let value = selector(state)
      guard value != last else { return }
      last = value
      show(subscriber, value)
    }
  }

  var isAlive: Bool { subscriber != nil }

  func show(_ state: State) -> Bool {
    guard let subscriber else { return false }
    for selection in selections { selection(subscriber, state) }
    return true
  }
}
