/// One state of a store, which never changes; the next state is another snapshot.
///
/// So a subscriber reads a state without a copy of its parts, as a JavaScript selector does.
final class Snapshot<State> {
  let state: State

  init(_ state: State) {
    self.state = state
  }
}

/// Replaces the snapshot of a store by the one that follows from an action.
typealias Reduction<State, Action> = @MainActor (inout Snapshot<State>, Action) -> Void

/// Returns a reduction that keeps the old state until the new one is made, as ReSwift's store does.
///
/// Two states are alive meanwhile, so the reducer copies each collection that it changes.
func keepingState<State, Action>(
  _ reducer: @escaping @MainActor (inout State, Action) -> Void
) -> Reduction<State, Action> {
  { snapshot, action in
    let old = snapshot
    var next = old.state
    reducer(&next, action)
    snapshot = Snapshot(next)
    // Without this the compiler would give the old state up early, because nothing reads it.
    withExtendedLifetime(old) {}
  }
}
