/// How single events are timed, in separate processes after the main measurement.
package struct LatencyPlan: Equatable, Codable, Sendable {
  /// The number of processes: 0 for no such pass, otherwise at least five.
  ///
  /// The intervals come from resampling whole processes.
  package var processes: Int
  /// Events per contestant, case and process, if the time allows.
  package var events: Int
  /// Seconds per case and process, preparing and resetting included.
  ///
  /// Events beyond that are left out.
  package var secondsPerCell: Double
  /// The events per contestant that are timed in any case.
  package var fewestEvents = 3
  /// Events of one contestant in a row, before another one's turn.
  package var eventsPerBlock = 10
  /// How many events per second are due in the open loop.
  package var rates = [60.0, 120.0]
  /// The maximum number of further events per process that are split into timed parts.
  package var splitEvents = 20

  package init(processes: Int, events: Int, secondsPerCell: Double) {
    self.processes = processes
    self.events = events
    self.secondsPerCell = secondsPerCell
  }

  /// A plan that times no single events.
  package static let none = LatencyPlan(processes: 0, events: 0, secondsPerCell: 0)
}
