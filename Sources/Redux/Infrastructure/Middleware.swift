/// Stands between `dispatch` and the reducer: the only place for effects, ids and the clock.
protocol Middleware<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// Hands the action on with `next`, or another one in its place, or none at all. The state is the
  /// old one before `next` and the new one after it. An effect's answer dispatches.
  func handle(_ action: Action, in store: Store<State, Action>, next: @MainActor (Action) -> Void)
}
