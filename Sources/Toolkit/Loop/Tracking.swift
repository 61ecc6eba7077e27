import Observation

/// Runs `body`; the first change of an `@Observable` property that it read calls `change`.
///
/// `onChange` comes on the thread that makes the change, which for an app's state is the main one,
/// and before the new value is there: so it may only ask for another pass.
func track(_ change: @escaping @MainActor () -> Void, reading body: () -> Void) {
  withObservationTracking(body) {
    MainActor.assumeIsolated { change() }
  }
}
