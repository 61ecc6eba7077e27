/// A reducer whose store keeps the old state until the new one is made, as ReSwift's store does:
/// `state = reducer(action, state)`.
///
/// Two states are alive meanwhile, so the reducer copies each collection that it touches.
func keepingState<State, Action>(
  _ reducer: @escaping @MainActor (inout State, Action) -> Void
) -> @MainActor (inout State, Action) -> Void {
  { state, action in
    let old = state
    reducer(&state, action)
    // Else it would be given up: the compiler sees that nobody reads it any more.
    withExtendedLifetime(old) {}
  }
}
