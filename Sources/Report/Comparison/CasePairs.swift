import Measurement

/// The cases of two runs, paired by identity.
struct CasePairs {
  /// A case that both runs requested; one of them may have no result.
  struct Pair {
    let key: CaseKey
    let old: Cell?
    let new: Cell?

    /// The cells of both runs, if both have a ratio of a correct app.
    var timed: (old: Cell, new: Cell)? {
      guard let old, let new, old.correct, new.correct, old.ratio != nil, new.ratio != nil else {
        return nil
      }
      return (old, new)
    }
  }

  let common: [Pair]
  /// The cases that only one of the runs requested, in words.
  let onlyOld: [String]
  let onlyNew: [String]
  /// The changes of the controls S and C.
  let copies: [TimedCell]

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
    copies = Self.copies(old, new)
  }

  /// Returns the changes of the controls that both runs have: Baseline once more, and its copy.
  private static func copies(_ old: Results, _ new: Results) -> [TimedCell] {
    new.controlCells.filter { $0.architecture.injection == nil }.compactMap { control in
      guard control.isUsable, !control.values.isEmpty,
        let before = old.controlCells.first(where: { CaseKey($0) == CaseKey(control) }),
        before.isUsable, !before.values.isEmpty
      else { return nil }
      return TimedCell(
        contestant: control.architecture.name,
        change: LogChange(old: before.logRatios, new: control.logRatios), isControl: true,
        isSameCode: control.architecture == "S")
    }
  }

  private static func words(for results: Results, without other: Results) -> [String] {
    let architectures = results.architectures.filter { entry in
      !other.architectures.contains { $0.name == entry.name }
    }
    .map(\.name)
    let interactions = results.definitions.flatMap { interaction in
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
        $0.name == key.architecture
      }
  }

  fileprivate func requested(_ interaction: String, _ size: Int) -> Bool {
    definitions.contains { $0.id == interaction && $0.sizes.contains(size) }
  }
}
