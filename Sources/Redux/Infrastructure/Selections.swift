/// What a subscriber selects of the state: small values, each with what is done when it changes.
struct Selections<State, Subscriber: AnyObject> {
  private(set) var all: [@MainActor (State) -> Void] = []
  private weak var subscriber: Subscriber?

  init(of subscriber: Subscriber) {
    self.subscriber = subscriber
  }

  /// Has `show` called with the selected value, and again when it is another one: repeats are
  /// skipped, so nothing is written that is there already.
  ///
  /// `shown` is what the storyboard shows: that, too, is a repeat.
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
