import Measurement

/// A counter that differs between two runs of a case.
struct CounterChange {
  let name: String
  let old: Int
  let new: Int

  /// Returns the counters that differ, sorted by name.
  ///
  /// A counter that varies from run to run is left out: its medians may differ by chance.
  static func all(_ pair: CasePair) -> [CounterChange] {
    guard let (old, new) = pair.right else { return [] }
    return old.counters.keys.sorted().compactMap { name in
      guard let before = old.counter(name), let after = new.counter(name), before != after,
        !(old.varying + new.varying).contains(name)
      else { return nil }
      return CounterChange(name: name, old: before, new: after)
    }
  }

  private var difference: Int { new - old }

  /// Counters of resources that are freed or reused.
  ///
  /// Their change is not a regression: other counters show the cost of acquiring the resources.
  private static let neutral: Set = ["frees", "releases", "cellsDequeued"]

  /// What the change means; `nil` if it is within the tolerance.
  var status: Outcome? {
    guard abs(difference) > tolerance else { return nil }
    if Self.neutral.contains(name) { return .other }
    return difference > 0 ? .worse : .better
  }

  /// The largest change that is no news.
  ///
  /// Counts of memory and references follow malloc's usable sizes, which depend on the heap. Two builds
  /// of the same sources differed by 0.8 % in peak memory, by 0.2 % in calls.
  private var tolerance: Int {
    if Counter.exact.contains(name) { return 0 }
    let least = name.lowercased().hasSuffix("bytes") ? 64 : 1
    return max(least, abs(old) / 100)
  }

  /// The change in a few characters, such as "-2 of 40" or "+12.5 %".
  package var shortWords: String {
    let short = "\(difference > 0 ? "+" : "")\(Figures.count(difference)) of \(Figures.count(old))"
    return short.count <= 14 || old == 0
      ? short : Figures.signedPercent(Double(difference) / Double(abs(old)))
  }

  /// Returns what limits the comparison of counters, one sentence each.
  static func warnings(_ pairs: [CasePair], _ conditions: ComparisonConditions) -> [String] {
    let controls = pairs.filter { conditions.isControl($0.key.architecture) }
    let unsteady = Set(controls.flatMap(all).map(\.name)).intersection(Counter.exact)
    let cells = pairs.compactMap(\.right)
    let sides = [
      ("OLD", cells.flatMap { unread(in: $0.new, of: $0.old) }),
      ("NEW", cells.flatMap { unread(in: $0.old, of: $0.new) }),
    ]
    var warnings = sides.filter { !$0.1.isEmpty }.map { side, names in
      "Some counters are in \(side) only and are not compared: "
        + Set(names).sorted().joined(separator: ", ") + "."
    }
    if !unsteady.isEmpty {
      warnings.append(
        "Exact counters differ although the sources are the same: "
          + "\(unsteady.sorted().joined(separator: ", ")). Were both runs made in the same way?")
    }
    return warnings
  }

  /// Returns the counters of a cell that the other run could not read.
  private static func unread(in other: Cell, of cell: Cell) -> [String] {
    cell.counters.keys.filter { cell.counter($0) != nil && other.counter($0) == nil }
  }
}
