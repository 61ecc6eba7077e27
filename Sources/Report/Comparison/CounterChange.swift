import Measurement

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
    /// The change is within the tolerance of the counter.
    case withinTolerance
    /// The sources are the same in both runs, so the change is noise.
    case noise
    /// The counter varies from run to run in one of the files; medians may differ by chance.
    case varies
    /// Only one of the runs could read the counter.
    case oneSided
  }

  package let name: String
  package let old: Int?
  package let new: Int?
  package let kind: Kind
  /// The largest change that counts as noise; `nil` if the counter is compared exactly,
  /// or not judged.
  package let tolerance: Int?

  /// NEW's count minus OLD's; `nil` if one is missing.
  package var difference: Int? {
    guard let old, let new else { return nil }
    return new - old
  }

  /// Counters of resources that are freed or reused.
  ///
  /// Their change is not a regression: other counters show the cost of acquiring the resources.
  private static let neutral: Set = ["frees", "releases", "cellsDequeued"]

  /// A counter that differs, before it is judged.
  struct Difference {
    let name: String
    let old: Int?
    let new: Int?
    let isVarying: Bool
  }

  /// Judges a difference.
  ///
  /// - Parameters:
  ///   - difference: a counter that differs.
  ///   - tolerance: the counter's tolerance; `nil` if it is compared exactly.
  ///   - isControl: whether the sources are the same in both runs.
  init(_ difference: Difference, _ tolerance: CounterTolerances.Tolerance?, isControl: Bool) {
    name = difference.name
    old = difference.old
    new = difference.new
    let allowed = tolerance.flatMap { tolerance in
      difference.old.map { tolerance.allowed(for: $0) }
    }
    let kind = Self.kind(difference, allowed ?? 0, isControl: isControl)
    self.kind = kind
    self.tolerance = [.varies, .noise, .oneSided].contains(kind) ? nil : allowed
  }

  /// Returns the counters that differ, sorted by name; none if a run has no result.
  static func differences(_ old: Cell?, _ new: Cell?) -> [Difference] {
    guard let old, let new else { return [] }
    let varying = Set(old.varying + new.varying)
    return Set(old.counters.keys).union(new.counters.keys).sorted().compactMap { name in
      let (before, after) = (old.counter(name), new.counter(name))
      guard before != after else { return nil }
      return Difference(
        name: name, old: before, new: after, isVarying: varying.contains(name))
    }
  }

  private static func kind(
    _ difference: Difference, _ tolerance: Int, isControl: Bool
  ) -> Kind {
    guard let old = difference.old, let new = difference.new else { return .oneSided }
    if difference.isVarying { return .varies }
    if isControl { return .noise }
    if abs(new - old) <= tolerance { return .withinTolerance }
    if neutral.contains(difference.name) { return .moved }
    return new > old ? .rose : .fell
  }
}
