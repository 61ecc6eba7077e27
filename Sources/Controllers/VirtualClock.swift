package import Model

/// The moment at which the app and its server are; it moves only when the driver moves it.
package final class VirtualClock {
  package private(set) var now: Timestamp

  package init(now: Timestamp = .firstWorld) {
    self.now = now
  }

  /// Moves on to `moment`; a moment that has passed leaves the clock where it is.
  package func advance(to moment: Timestamp) {
    now = max(now, moment)
  }
}
