import Measurement

/// A case that both runs requested; one of them may have no result.
struct CasePair {
  let key: CaseKey
  let old: Cell?
  let new: Cell?

  /// Returns the cases of two runs, in the order of NEW's tables; cases that NEW lacks come last.
  static func common(_ old: Results, _ new: Results) -> [CasePair] {
    let (before, after) = (byKey(old.cells), byKey(new.cells))
    return (new.cells + old.cells).map(CaseKey.init).uniqued().filter {
      (before[$0] != nil || old.requested($0)) && (after[$0] != nil || new.requested($0))
    }.map { CasePair(key: $0, old: before[$0], new: after[$0]) }
  }

  /// Returns the controls that both runs have: Baseline once more, and its copy.
  static func copies(_ old: Results, _ new: Results) -> [CasePair] {
    let before = byKey(old.controlCells)
    return new.controlCells.filter { $0.architecture.injection == nil }.map {
      CasePair(key: CaseKey($0), old: before[CaseKey($0)], new: $0)
    }
  }

  /// If a key occurs twice, its first result counts; `ResultsFile` rejects such files.
  private static func byKey(_ cells: [Cell]) -> [CaseKey: Cell] {
    Dictionary(cells.map { (CaseKey($0), $0) }) { first, _ in first }
  }

  /// Both results, if the app was right in both runs.
  var right: (old: Cell, new: Cell)? {
    guard let old, let new, old.correct, new.correct else { return nil }
    return (old, new)
  }

  /// The change of the ratio; `nil` unless both runs have it from two processes or more.
  var ratio: LogChange? {
    guard let (old, new) = right, old.isUsable, new.isUsable, old.values.count > 1,
      new.values.count > 1
    else { return nil }
    return LogChange(old: old.logRatios, new: new.logRatios)
  }
}

extension Results {
  /// Whether the run requested a case, measured or not.
  fileprivate func requested(_ key: CaseKey) -> Bool {
    requested(key.interaction, key.size)
      && architectures.contains { $0.name == key.architecture }
  }

  func requested(_ interaction: String, _ size: Int) -> Bool {
    definitions.contains { $0.id == interaction && $0.sizes.contains(size) }
  }
}

/// What became of one case.
package struct CaseComparison {
  /// A figure that changed by more than its tolerance.
  package struct Change {
    package let status: Outcome
    /// A counter, `time` or `the cell`.
    package let figure: String
    /// How it changed, in a few characters.
    package let words: String
  }

  package let key: CaseKey
  /// Whether the architecture's sources are the same in both runs, so that its changes are noise.
  package let isControl: Bool
  /// The change of the ratio; `nil` for Baseline, and if a run has no ratio.
  package let time: TimeChange?
  package let changes: [Change]
  /// Why the case is wrong or missing in NEW.
  package let note: String?

  init(_ pair: CasePair, isControl: Bool, time: TimeChange?) {
    key = pair.key
    self.isControl = isControl
    self.time = time
    note = pair.new?.note
    var changes: [Change] = []
    if let (status, words) = Self.presence(pair.old, pair.new) {
      changes.append(Change(status: status, figure: "the cell", words: words))
    } else {
      if let time, [.worse, .better].contains(time.verdict) {
        changes.append(Change(status: time.verdict, figure: "time", words: time.shortWords))
      }
      if !isControl {
        changes += CounterChange.all(pair).compactMap { counter in
          counter.status.map { Change(status: $0, figure: counter.name, words: counter.shortWords) }
        }
      }
    }
    self.changes = changes
  }

  package var status: Outcome {
    Outcome.allCases.first { status in changes.contains { $0.status == status } } ?? .same
  }

  /// Returns what became of the figures as a whole; `nil` if both runs have them or none.
  private static func presence(_ old: Cell?, _ new: Cell?) -> (Outcome, String)? {
    guard let new else { return (.worse, "missing") }
    guard let old else { return (.other, "added") }
    return switch (old.correct, new.correct) {
    case (true, false): (.worse, "wrong")
    case (false, true): (.better, "right")
    case (true, true) where !old.counters.isEmpty && new.counters.isEmpty: (.worse, "missing")
    default: nil
    }
  }
}
