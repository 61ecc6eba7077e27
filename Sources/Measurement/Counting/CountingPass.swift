import CProbes

/// Counts the runs of one workload: the first one, some for warming up, then some that must be
/// alike.
@MainActor package struct CountingPass {
  private let sources: [any CounterSource]
  private let repeats: Int
  private let instruments: Instruments
  /// A workload that needs more seconds than this for a run is repeated only twice.
  ///
  /// Its retain balance is not checked; smaller sizes have that check.
  private nonisolated static let longSeconds = 2.0
  /// The first step that counts as warm.
  ///
  /// Before it, a run may release content that is older than the runs. An interaction that deletes
  /// row 7 and inserts a row on top deletes original content seven times, and its texts are still
  /// referenced elsewhere.
  private nonisolated static let warmFrom = 8

  /// Creates a pass; sources are armed in this order and disarmed in the opposite one.
  package init(
    sources: [any CounterSource], repeats: Int, instruments: Instruments = .machine
  ) {
    self.instruments = instruments
    self.sources = sources
    self.repeats = max(2, repeats)
  }

  /// Returns how many steps are run in all if a step takes `seconds`.
  nonisolated static func steps(_ repeats: Int, _ seconds: Double) -> Double {
    seconds > longSeconds ? 2 + 2 : Double(warmFrom + max(2, repeats) + 2)
  }

  /// Counts the runs of `workload`, which performs `cell` as `contestant`.
  ///
  /// - Throws: `EpochRunner.WrongWorkload` if the app is wrong after a run.
  package func count(
    _ workload: any Workload, contestant: String, cell: BenchmarkCase, from firstStep: Int = 0
  ) throws(EpochRunner.WrongWorkload) -> CaseCounts {
    let first = try run(workload, step: firstStep)
    let start = instruments.now()
    _ = try run(workload, step: firstStep + 1)
    let isLong = instruments.seconds(since: start) > Self.longSeconds
    let repeats = isLong ? 2 : repeats
    let warm = firstStep + (isLong ? 2 : Self.warmFrom)
    try CountingLoop.warmUp(workload, steps: firstStep + 2..<warm)
    var runs: [[String: Int]] = []
    for index in 0..<repeats { runs.append(try run(workload, step: warm + index)) }
    var stable: [String: Int] = [:]
    var unstable: [String: [Int]] = [:]
    for (name, value) in runs[0] {
      let values = runs.map { $0[name] ?? 0 }
      if values.allSatisfy({ $0 == value }) {
        stable[name] = value
      } else {
        unstable[name] = values
      }
    }
    if !isLong {
      stable[ReferenceCounters.retainBalance] = try retainBalance(workload, from: warm + repeats)
    }
    return CaseCounts(
      cell: cell, contestant: contestant, first: first, warm: stable, unstable: unstable)
  }

  /// Returns how many references whole steps leave behind, or `nil` if references are not counted.
  ///
  /// The balance of an event alone says little, since the reset may release what the event keeps.
  private func retainBalance(
    _ workload: any Workload, from step: Int
  ) throws(EpochRunner.WrongWorkload) -> Int? {
    let references = sources.filter { $0 is ReferenceCounters }
    guard !references.isEmpty else { return nil }
    return try CountingLoop(sources: references)
      .count(workload, steps: step..<step + 2)[ReferenceCounters.retainBalance]
  }

  private func run(
    _ workload: any Workload, step: Int
  ) throws(EpochRunner.WrongWorkload) -> [String: Int] {
    workload.prepare(steps: step..<step + 1)
    probe_malloc_start_peak()
    var counts: [String: Int] = [:]
    for piece in 0..<workload.pieceCount {
      workload.prepare(piece: piece, ofStep: step)
      let (found, _) = sources.measure { workload.perform(piece: piece, ofStep: step) }
      counts.merge(found, uniquingKeysWith: +)
    }
    if workload.resetsAfterEachStep { workload.reset(step: step) }
    if let message = workload.check() { throw EpochRunner.WrongWorkload(description: message) }
    counts[ReferenceCounters.retainBalance] = nil
    return counts
  }
}

/// The counts of a contestant's runs in a case.
package struct CaseCounts: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  package let contestant: String
  /// The counts of the very first run, by counter.
  package let first: [String: Int]
  /// The counts of every run after warm-up, by counter.
  ///
  /// A counter that is not the same in all runs is missing.
  package var warm: [String: Int]
  /// The values of counters that differ from run to run, in order.
  package let unstable: [String: [Int]]
}
