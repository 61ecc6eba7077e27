import Measurement
import Support

/// Merges several reports into one: the shards of a run, or runs of different cases on different
/// machines.
///
/// Each case comes unchanged from the one report that has it. Samples of different machines,
/// processes or rounds are never mixed within a case.
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

  private let sources: [Source]
  private let order: [String]

  /// - Parameters:
  ///   - sources: the reports; at least one.
  ///   - order: the ids of all interactions, in the order of a single run.
  /// - Throws: a `MergeError` if the reports do not belong together.
  package init(_ sources: [Source], order: [String]) throws(MergeError) {
    self.sources = sources
    self.order = order
    for (index, source) in sources.enumerated() {
      for earlier in sources[..<index] { try Self.check(earlier, source) }
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
    merged.valid = inputs.allSatisfy(\.valid)
    merged.run = run
    for index in merged.architectures.indices {
      merged.architectures[index].overall = overall(index)
      merged.architectures[index].sources = common { $0.architectures[index].sources }
    }
    merged.sharedSources = common(\.sharedSources)
    merged.unavailable = inputs.reduce(into: [:]) { all, part in
      all.merge(part.unavailable) { old, _ in old }
    }
    merged.failures = inputs.flatMap(\.failures).uniqued()
    merged.warnings =
      missing + inputs.flatMap(\.warnings).uniqued().filter { !$0.hasPrefix(Self.missingWords) }
    merged.parts = inputs.flatMap { part in
      part.parts ?? [
        ReportPart(environment: part.environment, run: part.run, cells: part.measuredCells)
      ]
    }
    return merged.withKinds()
  }

  /// Returns a checksum that all reports agree on; `nil` if they do not.
  private func common(_ checksum: (Results) -> String?) -> String? {
    let all = Set(inputs.map(checksum))
    return all.count == 1 ? checksum(inputs[0]) : nil
  }

  private var inputs: [Results] { sources.map(\.results) }

  // MARK: - Compatibility

  private static func check(_ one: Source, _ other: Source) throws(MergeError) {
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
    try require(
      first.run.plan == second.run.plan && first.run.places == second.run.places
        && first.run.roundsPerPlace == second.run.roundsPerPlace
        && first.run.processes == second.run.processes,
      "their plans are \(first.run.planWords) and \(second.run.planWords)")
    try require(
      first.architectures.map(\.name) == second.architectures.map(\.name),
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
    // The architectures of a case stay together, in the order of the tables.
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
    let runs = inputs.map(\.run)
    let weights = inputs.map { Double($0.measuredCells) }
    let total = max(1, weights.reduce(0, +))
    run.processesMeasured = runs.map(\.processesMeasured).min() ?? 0
    run.seconds = runs.map(\.seconds).reduce(0, +)
    run.interrupted = runs.contains(where: \.interrupted)
    run.otherLoad = runs.compactMap(\.otherLoad).max()
    run.linkOrders = runs.compactMap(\.linkOrders).min()
    run.pageFaultShare = runs.compactMap(\.pageFaultShare).max()
    run.noisy = runs.contains { $0.noisy == true }
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
