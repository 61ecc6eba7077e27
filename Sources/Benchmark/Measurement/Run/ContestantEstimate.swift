/// A contestant's result in a case.
package struct ContestantEstimate: Equatable, Codable, Sendable {
  package let contestant: String
  /// Its time over the base's; one value per process.
  package let estimate: Estimate
  /// The number of the process that each of the estimate's values comes from.
  package let processes: [Int]
  package let verdict: Verdict
  /// How many processes would settle an unresolved verdict; see `Estimate.processesToSettle`.
  package let processesToSettle: Int?
  /// The seconds that its step takes longer than the base's, one value per process.
  package let added: [Double]
  /// Seconds per step, by process.
  ///
  /// They hold for this machine and this run only; do not compare them between runs.
  package let seconds: Spread
  /// How many rounds there are, over all processes.
  package let rounds: Int
  /// Letters that show which contestants of a case differ, the base included.
  ///
  /// Two contestants share a letter exactly if no difference between them was found. `nil` in a
  /// case that is withheld.
  package let group: String?
  /// The mValue of its medians by process and place; see `Modality`.
  ///
  /// `nil` if there are too few medians.
  package let mValue: Double?

  package init(
    contestant: String, estimate: Estimate, processes: [Int], verdict: Verdict,
    processesToSettle: Int?, added: [Double] = [],
    seconds: Spread, rounds: Int, group: String?, mValue: Double?
  ) {
    self.contestant = contestant
    self.estimate = estimate
    self.processes = processes
    self.verdict = verdict
    self.processesToSettle = processesToSettle
    self.added = added
    self.seconds = seconds
    self.rounds = rounds
    self.group = group
    self.mValue = mValue
  }

  /// The estimate's values by number of process, for comparing contestants within a process.
  var valueByProcess: [Int: Double] {
    Dictionary(uniqueKeysWithValues: zip(processes, estimate.values))
  }
}
