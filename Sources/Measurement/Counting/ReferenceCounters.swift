import CProbes

/// Counts objects, retains, releases, weak and unowned loads on the main thread, exactly.
///
/// Immortal objects, such as the empty array's storage, are not counted. Neither are values that
/// are no references, such as small strings.
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
  private static let values: [(name: String, value: (probe_references) -> Int64)] = [
    ("objects", { $0.objects }), ("retains", { $0.retains }), ("releases", { $0.releases }),
    ("weakLoads", { $0.weak_loads }), ("weakCopies", { $0.weak_copies }),
    ("unownedLoads", { $0.unowned_loads }),
  ]

  package let metrics = UInt32(PROBE_REFERENCES)
  /// The counters that failed their proof and are not reported, with the reasons.
  package private(set) var unavailable: [String: Unavailable] = [:]
  private var start = probe_references_read()
  private var end = probe_references_read()

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

  package func arm() { start = probe_references_read() }
  package func disarm() { end = probe_references_read() }

  package func read() -> [String: Int] {
    func count(_ value: (probe_references) -> Int64) -> Int { Int(value(end) - value(start)) }
    var read = Dictionary(uniqueKeysWithValues: Self.values.map { ($0.name, count($0.value)) })
    // Each object begins with one reference. Retains and loads add one; releases and abandoned
    // objects remove one. Work that leaves nothing behind has a balance of exactly 0. So the balance
    // reveals any missed retain or release, in the code or in the counting.
    read[Self.retainBalance] = count {
      $0.objects + $0.stack_objects + $0.retains + $0.weak_loads + $0.unowned_loads - $0.releases
        - $0.endings
    }
    return read.filter { unavailable[$0.key] == nil }
  }
}
