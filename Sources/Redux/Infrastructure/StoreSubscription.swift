/// What a subscriber is called with at each change, made of its selections.
typealias Connecting<State> =
  @MainActor (_ subscriber: AnyObject, _ selections: [@MainActor (State) -> Void])
  -> [@MainActor (State) -> Void]

/// One subscriber and what it selects; the subscriber is not kept alive.
final class StoreSubscription<State> {
  private weak var subscriber: AnyObject?
  private let selections: [@MainActor (State) -> Void]

  init(_ subscriber: AnyObject, _ selections: [@MainActor (State) -> Void]) {
    self.subscriber = subscriber
    self.selections = selections
  }

  var isAlive: Bool { subscriber != nil }

  /// Shows the subscriber what is new for it; whether it is still there.
  func show(_ state: State) -> Bool {
    guard subscriber != nil else { return false }
    for selection in selections { selection(state) }
    return true
  }
}
