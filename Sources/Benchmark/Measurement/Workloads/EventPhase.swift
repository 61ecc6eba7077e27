/// The parts of an event; an event of several turns goes through them several times.
package enum EventPhase: CaseIterable, Sendable {
  /// The app's own code, until the last view write.
  case architecture
  case layout
  case display
}
