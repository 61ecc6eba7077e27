import Measurement

/// The cells of two runs, each beside its like.
struct CellPairs {
  /// A cell that both runs were asked for; one of them may have nothing.
  struct Pair {
    let key: CellKey
    let old: CellResult?
    let new: CellResult?

    /// The counters that differ; none if one has nothing.
    var counters: [CounterChange] {
      guard let old, let new else { return [] }
      return CounterChange.all(from: old, to: new)
    }
  }

  let common: [Pair]
  /// What only one of the runs was asked for, in words.
  let onlyOld: [String]
  let onlyNew: [String]

  init(_ old: Results, _ new: Results) {
    // Should a key be there twice, the first counts; a results file that is read has none.
    let before = Dictionary(old.cells.map { (CellKey($0), $0) }) { first, _ in first }
    let after = Dictionary(new.cells.map { (CellKey($0), $0) }) { first, _ in first }
    common = (new.cells + old.cells).map(CellKey.init).uniqued().filter {
      (before[$0] != nil || old.wants($0)) && (after[$0] != nil || new.wants($0))
    }
    .map { Pair(key: $0, old: before[$0], new: after[$0]) }
    onlyOld = Self.words(for: old, without: new)
    onlyNew = Self.words(for: new, without: old)
  }

  /// The ratios of both; `nil` for Baseline, and where one has none.
  func ratios(of pair: Pair) -> (RatioResult, RatioResult)? {
    guard let old = pair.old?.ratio, let new = pair.new?.ratio else { return nil }
    return (old, new)
  }

  /// 5 % divided by the number of comparisons at the pair's interaction and size.
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
      interaction.sizes.filter { !other.wants(interaction.id, $0) }.map {
        "\(interaction.id) at \(Figures.count($0)) notes"
      }
    }
    return architectures + interactions
  }
}

extension Results {
  /// Whether the run was asked for a cell, be it measured or not.
  fileprivate func wants(_ key: CellKey) -> Bool {
    wants(key.interaction, key.size)
      && architectures.contains {
        $0.name == key.architecture && $0.variant == key.variant && $0.lane == key.lane
      }
  }

  fileprivate func wants(_ interaction: String, _ size: Int) -> Bool {
    interactions.contains { $0.id == interaction && $0.sizes.contains(size) }
  }
}

extension ArchitectureEntry {
  fileprivate func isSame(as other: ArchitectureEntry) -> Bool {
    name == other.name && variant == other.variant && lane == other.lane
  }
}
