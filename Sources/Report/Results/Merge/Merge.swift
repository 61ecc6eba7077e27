import Measurement
import Support

/// Merges several reports into one: the shards of a run, or runs of different cases on different
/// machines.
///
/// Each case comes unchanged from the one report that has it. Samples of different machines,
/// processes or rounds are never mixed within a case. A run of the ladder that is merged with other
/// runs gives its rungs only: its cells have the same interactions.
package struct Merge {
  /// A report to be merged.
  package struct Source {
    /// The report's path, for errors.
    package let path: String
    package let results: Results

    package init(path: String, results: Results) {
      self.path = path
      self.results = results
    }
  }

  /// The reports whose cells are merged, and to which the samples of the merged report belong.
  package let sources: [Source]
  /// A run of the ladder that gives its rungs to the others.
  private let ladder: Source?
  private let order: [String]

  /// - Parameters:
  ///   - sources: the reports; at least one.
  ///   - order: the ids of all interactions, in the order of a single run.
  /// - Throws: a `MergeError` if the reports do not belong together.
  package init(_ sources: [Source], order: [String]) throws(MergeError) {
    let ladders = sources.filter(\.results.measuredLadder)
    let others = sources.filter { !$0.results.measuredLadder }
    self.sources = others.isEmpty ? ladders : others
    ladder = others.isEmpty ? nil : ladders.first
    self.order = order
    if let first = others.first {
      let withRungs = sources.filter { $0.results.ladder != nil }
      if withRungs.count > 1 {
        throw MergeError(withRungs[0].path, withRungs[1].path, "both have the rungs of the ladder")
      }
      if let ladder {
        try Self.checkOrigin(first, ladder)
        guard first.results.environment.machineID == ladder.results.environment.machineID else {
          throw MergeError(
            first.path, ladder.path, "a ladder is of one machine, and they are of two")
        }
      }
    }
    for (index, source) in self.sources.enumerated() {
      for earlier in self.sources[..<index] { try Self.check(earlier, source) }
    }
  }

  /// The merged report.
  package var results: Results {
    var merged = sources[0].results
    merged.cells = cells
    merged.interactions = interactions
    merged.controls = controls
    // Only one shard of a run does the surveys.
    merged.growth = inputs.lazy.compactMap(\.growth).first
    merged.sweep = inputs.lazy.compactMap(\.sweep).first
    merged.memory = inputs.lazy.compactMap(\.memory).first
    merged.controlCells =
      inputs.contains { $0.controlCells != nil }
      ? inputs.flatMap { $0.controlCells ?? [] } : nil
    merged.time = inputs.compactMap(\.time).reduce(nil) { all, part in
      (all ?? [:]).merging(part, uniquingKeysWith: +)
    }
    merged.valid = measured.allSatisfy(\.valid)
    merged.run = run
    for index in merged.architectures.indices {
      merged.architectures[index].overall = overall(index)
      merged.architectures[index].sources = common { $0.architectures[index].sources }
    }
    merged.sharedSources = common(\.sharedSources)
    merged.unavailable = inputs.reduce(into: [:]) { all, part in
      all.merge(part.unavailable) { old, _ in old }
    }
    merged.failures = measured.flatMap(\.failures).uniqued()
    merged.warnings =
      missing + inputs.flatMap(\.warnings).uniqued().filter { !$0.hasPrefix(Self.missingWords) }
    merged.parts = measured.flatMap { part in
      part.parts ?? [
        ReportPart(environment: part.environment, run: part.run, cells: part.measuredCells)
      ]
    }
    merged = merged.withKinds()
    if let rungs = ladder?.results ?? inputs.first(where: { $0.ladder != nil }),
      merged.ladder == nil
    {
      merged.ladder = rungs.ladder
      merged.ladders = rungs.ladders
      merged.ladderWarnings = ladder?.results.warnings ?? rungs.ladderWarnings
    }
    return merged
  }

  /// Returns a checksum that all reports agree on; `nil` if they do not.
  private func common(_ checksum: (Results) -> String?) -> String? {
    let all = Set(inputs.map(checksum))
    return all.count == 1 ? checksum(inputs[0]) : nil
  }

  private var inputs: [Results] { sources.map(\.results) }

  /// All reports: those whose cells are merged, and the ladder's.
  private var measured: [Results] { inputs + [ladder?.results].compactMap(\.self) }

  // MARK: - Compatibility

  /// Checks that two reports are of the same notes and of the same code.
  private static func checkOrigin(_ one: Source, _ other: Source) throws(MergeError) {
    let (first, second) = (one.results, other.results)
    func require(_ fits: Bool, _ reason: @autoclosure () -> String) throws(MergeError) {
      if !fits { throw MergeError(one.path, other.path, reason()) }
    }
    try require(
      first.run.seed == second.run.seed,
      "their seeds are \(first.run.seed) and \(second.run.seed)")
    try require(
      first.environment.commit == second.environment.commit,
      "their commits are \(first.environment.commit ?? "unknown") and "
        + (second.environment.commit ?? "unknown"))
    try require(
      first.environment.machineID != second.environment.machineID
        || first.environment.build == second.environment.build,
      "they were measured by different builds of archbench")
  }

  private static func check(_ one: Source, _ other: Source) throws(MergeError) {
    let (first, second) = (one.results, other.results)
    func require(_ fits: Bool, _ reason: @autoclosure () -> String) throws(MergeError) {
      if !fits { throw MergeError(one.path, other.path, reason()) }
    }
    try checkOrigin(one, other)
    try require(
      first.run.plan == second.run.plan && first.run.places == second.run.places
        && first.run.roundsPerPlace == second.run.roundsPerPlace
        && first.run.processes == second.run.processes,
      "their plans are \(first.run.planWords) and \(second.run.planWords)")
    try require(
      first.architectures.map(\.identity) == second.architectures.map(\.identity),
      "they compare different architectures")
    let keys = Set(first.cells.map(CaseKey.init))
    if let twice = second.cells.first(where: { keys.contains(CaseKey($0)) }) {
      try require(false, "both have \(twice.interaction) at \(twice.size)")
    }
    if let shard = first.shard, let next = second.shard {
      try require(
        shard.count == next.count,
        "they are shards \(shard) and \(next), of different numbers of parts")
    }
  }

  private static let missingWords = "Cells are missing: there is no shard "

  /// A warning that names the missing shards.
  private var missing: [String] {
    let shards = inputs.flatMap(\.shards)
    guard let count = shards.first?.count else { return [] }
    let there = Set(shards.map(\.index))
    let gone = (1...count).filter { !there.contains($0) }.map { "\($0)/\(count)" }
    return gone.isEmpty
      ? [] : ["\(Self.missingWords)\(gone.joined(separator: ", ")) here."]
  }

  // MARK: - Content

  private var cells: [CaseResult] {
    // The variants of a case stay together, in the order of the tables.
    let all = inputs.flatMap(\.cells).enumerated()
    return all.sorted { one, other in
      let left = (position(of: one.element.interaction), one.element.size, one.offset)
      let right = (position(of: other.element.interaction), other.element.size, other.offset)
      return left < right
    }.map(\.element)
  }

  private var interactions: [InteractionEntry] {
    var merged: [InteractionEntry] = []
    for entry in inputs.flatMap(\.interactions) {
      if let index = merged.firstIndex(where: { $0.id == entry.id }) {
        merged[index].sizes = Set(merged[index].sizes + entry.sizes).sorted()
        // As in a single run, the text describes the smallest size.
        if entry.sizes.first == merged[index].sizes.first {
          merged[index].leastWork = entry.leastWork
        }
      } else {
        merged.append(entry)
      }
    }
    return merged.sorted { position(of: $0.id) < position(of: $1.id) }
  }

  private func position(of interaction: String) -> Int {
    order.firstIndex(of: interaction) ?? order.count
  }

  private var controls: [String: ControlResult] {
    let labels = inputs.flatMap(\.controls.keys).uniqued()
    return labels.reduce(into: [:]) { all, label in
      let parts = inputs.compactMap { $0.controls[label] }
      all[label] =
        ControlResult(
          inputs.flatMap { ($0.controlCells ?? []).filter { $0.label == label } },
          isSameCode: parts.compactMap(\.isSameCode).first)
        ?? parts.max { abs($0.estimate - 1) < abs($1.estimate - 1) }
    }
  }

  private var run: RunSettings {
    var run = sources[0].results.run
    let runs = measured.map(\.run)
    let weights = measured.map { Double($0.measuredCells) }
    let total = max(1, weights.reduce(0, +))
    // What the samples are like is about the merged cells; the ladder has none there.
    let own = inputs.map(\.run)
    run.processesMeasured = own.map(\.processesMeasured).min() ?? 0
    run.seconds = runs.map(\.seconds).reduce(0, +)
    run.interrupted = runs.contains(where: \.interrupted)
    run.otherLoad = runs.compactMap(\.otherLoad).max()
    run.linkOrders = own.compactMap(\.linkOrders).min()
    run.pageFaultShare = runs.compactMap(\.pageFaultShare).max()
    run.noisy = own.contains { $0.noisy == true }
    run.disturbedShare = zip(runs, weights).map { $0.disturbedShare * $1 }.reduce(0, +) / total
    run.resumed = runs.contains { $0.resumed == true } ? true : nil
    run.shard = nil
    run.command = runs.map(\.command).uniqued().joined(separator: "\n    ")
    return run
  }

  // MARK: - Means

  /// Returns an architecture's means, computed from the means of the parts.
  private func overall(_ architecture: Int) -> [OverallResult] {
    let all = inputs.flatMap { $0.architectures[architecture].overall }
    return Set(all.map(\.size)).sorted().map { size in
      OverallResult(joining: all.filter { $0.size == size }, size: size)
    }
  }
}
