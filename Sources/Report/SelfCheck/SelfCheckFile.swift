/// The file of a self-check: its table, for readers and for later reports.
package struct SelfCheckFile: Equatable, JSONFile, Sendable {
  /// The machine and the time of the self-check.
  package var environment: RunEnvironment
  package var live: LiveMeasurements?
  package var rows: [SelfCheckRow]

  package init(environment: RunEnvironment, live: LiveMeasurements?, rows: [SelfCheckRow]) {
    self.environment = environment
    self.live = live
    self.rows = rows
  }
}
