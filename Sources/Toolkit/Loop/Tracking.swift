import Observation

/// Runs `body`; the first change of an `@Observable` property that it read does `change`.
///
/// `onChange` comes on the thread that makes the change, which for an app's state is the main one,
/// and before the new value is there: so it may only ask for another pass. A body that reads no
/// such property costs no allocation: `change` is not even made then.
func track(_ change: @autoclosure () -> @MainActor () -> Void, reading body: () -> Void) {
  withObservationTracking(body, onChange: onMainActor(change()))
}

private func onMainActor(_ change: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  { MainActor.assumeIsolated { change() } }
}
