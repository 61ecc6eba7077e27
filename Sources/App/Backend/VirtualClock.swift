package import Model

/// The clock of the app and its server; only the driver moves it.
package final class VirtualClock {
  package private(set) var now: Timestamp

  package init(now: Timestamp = .fixtureStart) {
    self.now = now
  }

  /// Moves the clock to `moment`; does nothing if that is in the past.
  package func advance(to moment: Timestamp) {
    now = max(now, moment)
  }
}
