import CProbes

/// Counts objects, retains, releases, weak and unowned loads, exactly, on the main thread.
@MainActor package final class ReferenceCounters: CounterSource {
  /// What it reports, each by itself, and the ledger, which needs them all.
  package static let names = values.map(\.name) + [ledger]

  /// Why objects, retains and releases cannot be counted at all here; `nil` if they should.
  package nonisolated static var unavailableHere: Unavailable? {
    probe_references_unavailable().map { Unavailable(String(cString: $0)) }
  }

  /// The change in the references that survivors hold; of an event alone it means little, since an
  /// event may keep what its reset lets go, and of a whole step once warm it has to be 0.
  package static let ledger = "ledger"
  private static let values: [(name: String, value: (ReferenceCounts) -> Int)] = [
    ("objects", { $0.objects }), ("retains", { $0.retains }), ("releases", { $0.releases }),
    ("weakLoads", { $0.weakLoads }), ("weakCopies", { $0.weakCopies }),
    ("unownedLoads", { $0.unownedLoads }),
  ]

  package let metrics = UInt32(PROBE_REFERENCES)
  /// What failed its proof and is not reported, with the reason.
  package private(set) var unavailable: [String: Unavailable] = [:]
  private var start = ReferenceCounts.now
  private var end = ReferenceCounts.now

  /// Proves first that it counts: a thousand of each must read exactly a thousand.
  ///
  /// What fails is `unavailable` and never reported; what passes is.
  package init() {
    let proof = ReferenceProof { self.measure($0) }
    for failure in Self.unavailableHere.map({ [($0, Self.names)] }) ?? proof.failures() {
      for name in failure.1 { unavailable[name] = failure.0 }
    }
    if let reason = Self.values.lazy.compactMap({ self.unavailable[$0.name] }).first {
      unavailable[Self.ledger] = reason
    }
  }

  package func arm() { start = .now }
  package func disarm() { end = .now }

  /// What was counted between `arm` and `disarm`.
  package var counts: ReferenceCounts { end - start }

  package func read() -> [String: Int] {
    let counts = counts
    var read = Dictionary(uniqueKeysWithValues: Self.values.map { ($0.name, $0.value(counts)) })
    read[Self.ledger] = counts.ledger
    return read.filter { unavailable[$0.key] == nil }
  }

  /// What `work` asks of the runtime.
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
