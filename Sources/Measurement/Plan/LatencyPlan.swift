/// How single events are timed, in processes of their own after those that compare.
package struct LatencyPlan: Equatable, Codable, Sendable {
  /// How many processes: 0 for no such pass, or five at least, since intervals draw them whole.
  package var processes: Int
  /// Events per label, cell and process, if there is time for them.
  package var events: Int
  /// Seconds per cell and process, preparing and resetting included, above which events are left
  /// out.
  package var secondsPerCell: Double
  /// But so many per label there are always.
  package var fewestEvents = 3
  /// Events of a label in a row, before it is another's turn.
  package var eventsPerBlock = 10
  /// How often a second an event is due in the open loop.
  package var rates = [60.0, 120.0]
  /// How many further events of a process are split into their parts, at most.
  package var splitEvents = 20

  package init(processes: Int, events: Int, secondsPerCell: Double) {
    self.processes = processes
    self.events = events
    self.secondsPerCell = secondsPerCell
  }

  /// No single event is timed.
  package static let none = LatencyPlan(processes: 0, events: 0, secondsPerCell: 0)
}
