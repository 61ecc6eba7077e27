/// A label's result in a cell.
package struct LabelEstimate: Equatable, Codable, Sendable {
  package let label: String
  /// Over the base; one value per process.
  package let estimate: Estimate
  /// The number of the process that each of the estimate's values is from.
  package let processes: [Int]
  package let verdict: Verdict
  /// How many processes would settle an unresolved verdict; see `Estimate`.
  package let processesToSettle: Int?
  /// Seconds per step, by process: this machine, this run; never to be compared between runs.
  package let seconds: Spread
  /// How many rounds, over all processes.
  package let rounds: Int
  /// Letters: labels of a cell, the base among them, share one if they are not told apart; `nil` in
  /// a cell that is withheld.
  package let group: String?
  /// How many-peaked its medians are by process and place; `nil` if they are too few to tell.
  package let mValue: Double?

  package init(
    label: String, estimate: Estimate, processes: [Int], verdict: Verdict, processesToSettle: Int?,
    seconds: Spread, rounds: Int, group: String?, mValue: Double?
  ) {
    self.label = label
    self.estimate = estimate
    self.processes = processes
    self.verdict = verdict
    self.processesToSettle = processesToSettle
    self.seconds = seconds
    self.rounds = rounds
    self.group = group
    self.mValue = mValue
  }

  /// The estimate's values by number of process, for comparing what was measured together.
  var valueByProcess: [Int: Double] {
    Dictionary(uniqueKeysWithValues: zip(processes, estimate.values))
  }
}
