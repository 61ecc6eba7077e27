/// A label's result in a cell.
package struct LabelEstimate: Equatable, Codable, Sendable {
  package let label: String
  /// Over the base; one value per process.
  package let estimate: Estimate
  package let verdict: Verdict
  /// How many processes would settle an unresolved verdict; see `Estimate`.
  package let processesToSettle: Int?
  /// Seconds per step, by process: this machine, this run; never to be compared between runs.
  package let seconds: Spread
  /// How many rounds, over all processes.
  package let rounds: Int

  package init(
    label: String, estimate: Estimate, verdict: Verdict, processesToSettle: Int?, seconds: Spread,
    rounds: Int
  ) {
    self.label = label
    self.estimate = estimate
    self.verdict = verdict
    self.processesToSettle = processesToSettle
    self.seconds = seconds
    self.rounds = rounds
  }
}
