/// What has been reduced, in its order.
final class ActionLog {
  private(set) var actions: [AppAction] = []

  /// The reducer with each of its actions written down.
  func logging(
    _ reducer: @escaping @MainActor (inout AppState, AppAction) -> Void
  ) -> @MainActor (inout AppState, AppAction) -> Void {
    { state, action in
      self.actions.append(action)
      reducer(&state, action)
    }
  }
}
