/// A contestant's result in a case.
package struct ContestantEstimate: Equatable, Codable, Sendable {
  package let contestant: String
  /// Its time over the base's; one value per process.
  package let estimate: Estimate
  /// The number of the process that each of the estimate's values comes from.
  package let processes: [Int]
  package let verdict: Verdict
  /// The verdict with the plan's wide margin.
  package let wideVerdict: Verdict
  /// How many processes would settle an unresolved verdict; see `Estimate.processesToSettle`.
  package let processesToSettle: Int?
  /// The seconds that its step takes longer than the base's, one value per process.
  package var added: [Double] = []
  package let times: CaseTimes
  /// How many rounds there are, over all processes.
  package let rounds: Int
  /// Letters that show which contestants of a case differ, the base included.
  ///
  /// Two contestants share a letter exactly if the interval of their difference does not lie beyond
  /// the margin. `nil` in a case that is withheld.
  package let group: String?
  /// The mValue of its medians by process and place; see `Modality`.
  ///
  /// `nil` if there are too few medians.
  package let mValue: Double?

  /// The estimate's values by number of process, for comparing contestants within a process.
  var valueByProcess: [Int: Double] {
    Dictionary(uniqueKeysWithValues: zip(processes, estimate.values))
  }
}
