/// All actions that have reached the reducer, in order.
final class ActionLog {
  private(set) var actions: [AppAction] = []

  /// Returns a reducer that also writes down its actions.
  func logging(
    _ reducer: @escaping @MainActor (inout AppState, AppAction) -> Void
  ) -> @MainActor (inout AppState, AppAction) -> Void {
    { state, action in
      self.actions.append(action)
      reducer(&state, action)
    }
  }
}
