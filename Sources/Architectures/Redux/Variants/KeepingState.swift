/// Returns a reducer that keeps the old state until the new one is made, as ReSwift's store does.
///
/// Two states are alive meanwhile, so the reducer copies each collection that it changes.
func keepingState<State, Action>(
  _ reducer: @escaping @MainActor (inout State, Action) -> Void
) -> @MainActor (inout State, Action) -> Void {
  { state, action in
    let old = state
    reducer(&state, action)
    // Without this the compiler would give the old state up early, because nothing reads it.
    withExtendedLifetime(old) {}
  }
}
