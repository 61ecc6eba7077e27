import Measurement

/// The cases of two runs, paired by identity.
struct CasePairs {
  /// A case that both runs requested; one of them may have no result.
  struct Pair {
    let key: CaseKey
    let old: CaseResult?
    let new: CaseResult?

    /// The counters that differ; none if a run has no result.
    var counters: [CounterChange] {
      guard let old, let new else { return [] }
      return CounterChange.all(from: old, to: new)
    }
  }

  let common: [Pair]
  /// The cases that only one of the runs requested, in words.
  let onlyOld: [String]
  let onlyNew: [String]

  init(_ old: Results, _ new: Results) {
    // If a key occurs twice, its first result counts; `ResultsFile` rejects such files.
    let before = Dictionary(old.cells.map { (CaseKey($0), $0) }) { first, _ in first }
    let after = Dictionary(new.cells.map { (CaseKey($0), $0) }) { first, _ in first }
    common = (new.cells + old.cells).map(CaseKey.init).uniqued().filter {
      (before[$0] != nil || old.requested($0)) && (after[$0] != nil || new.requested($0))
    }
    .map { Pair(key: $0, old: before[$0], new: after[$0]) }
    onlyOld = Self.words(for: old, without: new)
    onlyNew = Self.words(for: new, without: old)
  }

  /// Returns the ratios of both runs; `nil` for Baseline, and if a run has no ratio.
  func ratios(of pair: Pair) -> (RatioResult, RatioResult)? {
    guard let old = pair.old?.ratio, let new = pair.new?.ratio else { return nil }
    return (old, new)
  }

  /// Returns 5 % divided by the number of comparisons at the pair's interaction and size.
  func alpha(of pair: Pair) -> Double {
    let comparisons = common.count {
      $0.key.interaction == pair.key.interaction && $0.key.size == pair.key.size
        && ratios(of: $0) != nil
    }
    return 0.05 / Double(max(1, comparisons))
  }

  private static func words(for results: Results, without other: Results) -> [String] {
    let architectures = results.architectures.filter { entry in
      !other.architectures.contains { $0.isSame(as: entry) }
    }
    .map { "\($0.name) (\($0.variant), \($0.lane))" }
    let interactions = results.interactions.flatMap { interaction in
      interaction.sizes.filter { !other.requested(interaction.id, $0) }.map {
        "\(interaction.id) at \(Figures.count($0)) notes"
      }
    }
    return architectures + interactions
  }
}

extension Results {
  /// Whether the run requested a case, measured or not.
  fileprivate func requested(_ key: CaseKey) -> Bool {
    requested(key.interaction, key.size)
      && architectures.contains {
        $0.name == key.architecture && $0.variant == key.variant && $0.lane == key.lane
      }
  }

  fileprivate func requested(_ interaction: String, _ size: Int) -> Bool {
    interactions.contains { $0.id == interaction && $0.sizes.contains(size) }
  }
}

extension ArchitectureEntry {
  fileprivate func isSame(as other: ArchitectureEntry) -> Bool {
    name == other.name && variant == other.variant && lane == other.lane
  }
}
