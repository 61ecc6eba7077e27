/// Returns a reduction that gives the old state up first, so the reducer changes it in place.
///
/// Nobody can read the store's state during the reduction.
func givingUpState(
  _ reducer: @escaping @MainActor (inout AppState, AppAction) -> Void
) -> Reduction<AppState, AppAction> {
  let empty = Snapshot(AppState())
  return { snapshot, action in
    var next = snapshot.state
    snapshot = empty
    reducer(&next, action)
    snapshot = Snapshot(next)
  }
}
