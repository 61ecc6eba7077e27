import CProbes

/// Counts one subject's runs: the first by itself, some to warm up, then some that have to be alike.
@MainActor package struct CountingPass {
  private let sources: [any CounterSource]
  private let repeats: Int
  private let instruments: Instruments
  /// Who takes so many seconds for a run is repeated twice only, and its ledger left out: other
  /// sizes have it.
  private nonisolated static let longSeconds = 2.0
  /// From this step on nothing that a run lets go is older than the runs: who deletes row 7 and adds
  /// one on top deletes what was there before seven times, with texts that are held elsewhere, too.
  private nonisolated static let warmFrom = 8

  /// - Parameters:
  ///   - sources: What counts; armed in this order and disarmed in the opposite one.
  ///   - repeats: How many runs are compared, at least two.
  ///   - instruments: The machine's, but in tests.
  package init(
    sources: [any CounterSource], repeats: Int, instruments: Instruments = .machine
  ) {
    self.instruments = instruments
    self.sources = sources
    self.repeats = max(2, repeats)
  }

  /// How many steps are run in all for who takes `seconds` for one.
  nonisolated static func steps(_ repeats: Int, _ seconds: Double) -> Double {
    seconds > longSeconds ? 2 + 2 : Double(warmFrom + max(2, repeats) + 2)
  }

  /// - Returns: The counts of `subject`, which is `label` in `cell`.
  /// - Throws: `EpochRunner.WrongSubject` if the app is wrong after a run.
  package func count(
    _ subject: any Subject, label: String, cell: Cell, from firstStep: Int = 0
  ) throws(EpochRunner.WrongSubject) -> CellCounts {
    let first = try run(subject, step: firstStep)
    let start = instruments.now()
    _ = try run(subject, step: firstStep + 1)
    let isLong = instruments.seconds(since: start) > Self.longSeconds
    let repeats = isLong ? 2 : repeats
    let warm = firstStep + (isLong ? 2 : Self.warmFrom)
    try CountingLoop.warmUp(subject, steps: firstStep + 2..<warm)
    var runs: [[String: Int]] = []
    for index in 0..<repeats { runs.append(try run(subject, step: warm + index)) }
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
      stable[ReferenceCounters.ledger] = try ledger(subject, from: warm + repeats)
    }
    return CellCounts(cell: cell, label: label, first: first, warm: stable, unstable: unstable)
  }

  /// What whole steps leave behind, or `nil` where references are not counted.
  ///
  /// An event may well keep what its reset lets go: the ledger of events alone means little.
  private func ledger(
    _ subject: any Subject, from step: Int
  ) throws(EpochRunner.WrongSubject) -> Int? {
    let references = sources.filter { $0 is ReferenceCounters }
    guard !references.isEmpty else { return nil }
    return try CountingLoop(sources: references)
      .count(subject, steps: step..<step + 2)[ReferenceCounters.ledger]
  }

  private func run(
    _ subject: any Subject, step: Int
  ) throws(EpochRunner.WrongSubject) -> [String: Int] {
    subject.prepare(steps: step..<step + 1)
    probe_malloc_start_peak()
    var counts: [String: Int] = [:]
    for piece in 0..<subject.pieceCount {
      subject.prepare(piece: piece, ofStep: step)
      let (found, _) = sources.measure { subject.perform(piece: piece, ofStep: step) }
      counts.merge(found, uniquingKeysWith: +)
    }
    if subject.resetsAfterEachStep { subject.reset(step: step) }
    if let message = subject.check() { throw EpochRunner.WrongSubject(description: message) }
    counts[ReferenceCounters.ledger] = nil
    return counts
  }
}
