/// A counter that is not the same in two runs.
package struct CounterChange: Equatable, Encodable, Sendable {
  /// What the difference means.
  package enum Kind: String, Encodable, Sendable {
    /// More work or more memory than before.
    case rose
    /// Less of it.
    case fell
    /// Neither better nor worse by itself.
    case moved
    /// It varies from run to run in one of the two: medians, which need not be equal.
    case varies
    /// Only one of the two could read it.
    case oneSided
  }

  package let name: String
  package let old: Int?
  package let new: Int?
  package let kind: Kind

  /// NEW's count less OLD's; `nil` if one is missing.
  package var difference: Int? {
    guard let old, let new else { return nil }
    return new - old
  }

  /// What is given back or used again: the more the better, if anything, and what it took to have
  /// it is a counter of its own.
  private static let neutral: Set = ["frees", "releases", "cellsDequeued"]

  /// The counters that differ, by name.
  static func all(from old: CellResult, to new: CellResult) -> [CounterChange] {
    let varying = Set(old.varying + new.varying)
    return Set(old.counters.keys).union(new.counters.keys).sorted().compactMap { name in
      let (before, after) = (old.counter(name), new.counter(name))
      guard before != after else { return nil }
      return CounterChange(
        name: name, old: before, new: after,
        kind: kind(before, after, name, isVarying: varying.contains(name)))
    }
  }

  private static func kind(_ old: Int?, _ new: Int?, _ name: String, isVarying: Bool) -> Kind {
    guard let old, let new else { return .oneSided }
    if isVarying { return .varies }
    if neutral.contains(name) { return .moved }
    return new > old ? .rose : .fell
  }
}
