import CProbes

/// Counts calls of malloc and its relatives on the main thread, exactly.
@MainActor package final class AllocationCounters: CounterSource {
  /// Why this build cannot count allocations: no glibc, or a sanitizer; `nil` if it can.
  package nonisolated static var unavailableHere: Unavailable? {
    probe_malloc_unavailable().map { Unavailable(String(cString: $0)) }
  }

  package let metrics = UInt32(PROBE_MALLOC)
  private var start = AllocationCounts.now
  private var end = AllocationCounts.now

  /// Creates the counters and proves that they count.
  ///
  /// 1 000 blocks allocated by libc, and 1 000 allocated by the Swift runtime, must each count as
  /// exactly 1 000.
  ///
  /// - Throws: `Unavailable` with the reason: no glibc, a sanitizer, or a failed proof.
  package init() throws(Unavailable) {
    if let reason = Self.unavailableHere { throw reason }
    let byLibc = measure { probe_malloc_exercise(1000) }
    try Self.expect(byLibc, mallocs: 1000, frees: 1000, by: "libc")
    let blocks = UnsafeMutableBufferPointer<UnsafeMutableRawPointer>.allocate(capacity: 1000)
    defer { blocks.deallocate() }
    let byRuntime = measure {
      for index in blocks.indices {
        blocks[index] = .allocate(byteCount: 24, alignment: 8)
      }
    }
    for block in blocks { block.deallocate() }
    try Self.expect(byRuntime, mallocs: 1000, frees: 0, by: "the Swift runtime")
  }

  package func arm() { start = .now }
  package func disarm() { end = .now }

  /// The counts between `arm` and `disarm`.
  package var counts: AllocationCounts { end - start }

  package func read() -> [String: Int] {
    [
      "mallocs": counts.mallocs, "bytes": counts.bytes, "frees": counts.frees,
      "liveBlocks": counts.liveBlocks, "peakBytes": counts.peakBytes,
    ]
  }

  /// Counts the allocations of `work`.
  package func measure(_ work: () throws -> Void) rethrows -> AllocationCounts {
    probe_malloc_start_peak()
    arm()
    probe_arm(metrics)
    defer { probe_disarm() }
    try work()
    probe_disarm()
    disarm()
    return counts
  }

  private static func expect(
    _ counts: AllocationCounts, mallocs: Int, frees: Int, by whom: String
  ) throws(Unavailable) {
    guard counts.mallocs == mallocs, counts.frees == frees else {
      throw Unavailable(
        "malloc is not counted: of \(mallocs) blocks made and \(frees) freed by \(whom), "
          + "\(counts.mallocs) and \(counts.frees) were seen; link dynamically, without another "
          + "allocator.")
    }
  }
}
