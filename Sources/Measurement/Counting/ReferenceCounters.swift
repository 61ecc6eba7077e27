import CProbes

/// Counts objects, retains, releases, weak and unowned loads on the main thread, exactly.
@MainActor package final class ReferenceCounters: CounterSource {
  /// Why objects, retains and releases cannot be counted here; `nil` if they can.
  package nonisolated static var unavailableHere: Unavailable? {
    probe_references_unavailable().map { Unavailable(String(cString: $0)) }
  }

  /// The change in the number of references that surviving objects hold.
  ///
  /// For an event alone it says little, since the reset may release what the event keeps. For a
  /// whole step after warm-up it must be 0.
  package static let retainBalance = "retainBalance"
  private static let values: [(name: String, value: (ReferenceCounts) -> Int)] = [
    ("objects", { $0.objects }), ("retains", { $0.retains }), ("releases", { $0.releases }),
    ("weakLoads", { $0.weakLoads }), ("weakCopies", { $0.weakCopies }),
    ("unownedLoads", { $0.unownedLoads }),
  ]

  package let metrics = UInt32(PROBE_REFERENCES)
  /// The counters that failed their proof and are not reported, with the reasons.
  package private(set) var unavailable: [String: Unavailable] = [:]
  private var start = ReferenceCounts.now
  private var end = ReferenceCounts.now

  /// Creates the counters and proves that they count: 1 000 of each must count as exactly 1 000.
  ///
  /// A counter that fails is listed in `unavailable` and never reported.
  package init() {
    let proof = ReferenceProof { self.measure($0) }
    for failure in Self.unavailableHere.map({ [($0, Counter.ids(.references))] })
      ?? proof.failures()
    {
      for name in failure.1 { unavailable[name] = failure.0 }
    }
    if let reason = Self.values.lazy.compactMap({ self.unavailable[$0.name] }).first {
      unavailable[Self.retainBalance] = reason
    }
  }

  package func arm() { start = .now }
  package func disarm() { end = .now }

  /// The counts between `arm` and `disarm`.
  package var counts: ReferenceCounts { end - start }

  package func read() -> [String: Int] {
    let counts = counts
    var read = Dictionary(uniqueKeysWithValues: Self.values.map { ($0.name, $0.value(counts)) })
    read[Self.retainBalance] = counts.retainBalance
    return read.filter { unavailable[$0.key] == nil }
  }

  /// Counts the runtime calls of `work`.
  package func measure(_ work: () throws -> Void) rethrows -> ReferenceCounts {
    arm()
    probe_arm(metrics)
    defer { probe_disarm() }
    try work()
    probe_disarm()
    disarm()
    return counts
  }
}
