/// The parts of an event; one that takes several turns goes through them several times.
package enum EventPhase: CaseIterable, Sendable {
  /// Until the last view write: the app's own code.
  case architecture
  case layout
  case display
}
