/// A counter that differs between two runs.
package struct CounterChange: Equatable, Encodable, Sendable {
  /// The meaning of the difference.
  package enum Kind: String, Encodable, Sendable {
    /// The work or the memory grew.
    case rose
    /// The work or the memory fell.
    case fell
    /// The change is neither better nor worse by itself.
    case moved
    /// The counter varies from run to run in one of the files; medians may differ by chance.
    case varies
    /// Only one of the runs could read the counter.
    case oneSided
  }

  package let name: String
  package let old: Int?
  package let new: Int?
  package let kind: Kind

  /// NEW's count minus OLD's; `nil` if one is missing.
  package var difference: Int? {
    guard let old, let new else { return nil }
    return new - old
  }

  /// Counters of resources that are freed or reused.
  ///
  /// Their change is not a regression: other counters show the cost of acquiring the resources.
  private static let neutral: Set = ["frees", "releases", "cellsDequeued"]

  /// Returns the counters that differ, sorted by name.
  static func all(from old: CaseResult, to new: CaseResult) -> [CounterChange] {
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
