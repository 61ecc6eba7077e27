/// Decides when a store's subscribers hear of an action: the task of a store enhancer in Redux.
protocol Notifier<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  func add(_ subscription: StoreSubscription)
  /// Called when the reducer has handled an action.
  func notify(
    of action: Action, _ current: borrowing CurrentState<State>, in store: Store<State, Action>)
  /// Called when the store's `endBatch`, which this notifier has queued, runs.
  func endBatch(_ current: borrowing CurrentState<State>)
}
