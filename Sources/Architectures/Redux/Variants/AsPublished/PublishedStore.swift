/// The store as the article has it: it hands the whole state to every subscriber.
final class PublishedStore {
  private(set) var state = AppState()
  private let reducer: NetworkReducer
  private var subscribers: [WeakSubscriber] = []
  private var isHandling = false
  private var waiting: [AppAction] = []

  init(_ reducer: NetworkReducer) {
    self.reducer = reducer
  }

  /// Makes the next state and hands it to the subscribers.
  ///
  /// An action that comes during another one waits until that one is done.
  func handle(_ action: AppAction) {
    guard !isHandling else { return waiting.append(action) }
    isHandling = true
    reduce(action)
    while !waiting.isEmpty { reduce(waiting.removeFirst()) }
    isHandling = false
  }

  /// Adds a subscriber, which has shown the present state already.
  func subscribe(_ subscriber: any StateSubscriber) {
    subscribers.append(WeakSubscriber(subscriber))
  }

  private func reduce(_ action: AppAction) {
    state = reducer.reduce(action, state, self)
    notify(of: state)
  }

  private func notify(of state: AppState) {
    var hasLostSubscriber = false
    for reference in subscribers {
      if let subscriber = reference.subscriber {
        subscriber.newState(state)
      } else {
        hasLostSubscriber = true
      }
    }
    if hasLostSubscriber { subscribers.removeAll { $0.subscriber == nil } }
  }
}

/// Receives the whole state after every action.
protocol StateSubscriber: AnyObject {
  func newState(_ state: AppState)
}

private final class WeakSubscriber {
  private(set) weak var subscriber: (any StateSubscriber)?

  init(_ subscriber: any StateSubscriber) {
    self.subscriber = subscriber
  }
}
