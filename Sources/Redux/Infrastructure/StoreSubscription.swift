/// One subscriber and what it selects; the subscriber is not kept alive.
final class StoreSubscription<State> {
  private weak var subscriber: AnyObject?
  private let selections: [@MainActor (State) -> Void]

  init<Subscriber>(_ subscriber: Subscriber, _ selections: Selections<State, Subscriber>) {
    self.subscriber = subscriber
    self.selections = selections.all
  }

  var isAlive: Bool { subscriber != nil }

  /// Shows the subscriber what is new for it; whether it is still there.
  func show(_ state: State) -> Bool {
    guard subscriber != nil else { return false }
    for selection in selections { selection(state) }
    return true
  }
}
