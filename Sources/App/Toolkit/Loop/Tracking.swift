import Observation

/// Runs `body`, and calls `change` at the first change of an `@Observable` property that `body`
/// read.
///
/// `onChange` runs on the thread that makes the change, which is the main thread for an app's
/// state. It runs before the new value is set, so it may only request another pass. A body that
/// reads no such property costs no allocation, because `change` is not even made.
func track(_ change: @autoclosure () -> @MainActor () -> Void, reading body: () -> Void) {
  withObservationTracking(body, onChange: onMainActor(change()))
}

private func onMainActor(_ change: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  { MainActor.assumeIsolated { change() } }
}
