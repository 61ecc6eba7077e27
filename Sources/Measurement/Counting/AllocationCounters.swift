import CProbes

/// Counts calls of malloc and its relatives on the main thread, exactly.
@MainActor package final class AllocationCounters: CounterSource {
  /// Why this build cannot count allocations: no glibc, or a sanitizer; `nil` if it can.
  package nonisolated static var unavailableHere: Unavailable? {
    probe_malloc_unavailable().map { Unavailable(String(cString: $0)) }
  }

  package let metrics = UInt32(PROBE_MALLOC)
  private var start = probe_malloc_read()
  private var end = probe_malloc_read()

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

  package func arm() { start = probe_malloc_read() }
  package func disarm() { end = probe_malloc_read() }

  package func read() -> [String: Int] {
    [
      // Calls that returned a block: malloc, calloc, realloc and the aligned ones.
      "mallocs": Int(end.allocations - start.allocations),
      // Swift's arrays, strings and dictionaries grow to the size that malloc_usable_size returns.
      // glibc increases that size by 16 bytes if the rest is too small to split off. So a step in
      // which something grows may request a few bytes more or less in each run; its number of calls
      // rarely differs.
      "bytes": Int(end.bytes - start.bytes),
      "frees": Int(end.frees - start.frees),
      // A realloc of a live block changes nothing.
      "liveBlocks": Int(end.live_blocks - start.live_blocks),
      // Usable sizes depend on the heap's state, by a few bytes per block. For a piece of a run it is
      // what it adds to the run's peak.
      "peakBytes": Int(end.peak_bytes - start.peak_bytes),
    ]
  }

  private static func expect(
    _ counts: [String: Int], mallocs: Int, frees: Int, by whom: String
  ) throws(Unavailable) {
    let seen = (mallocs: counts["mallocs", default: 0], frees: counts["frees", default: 0])
    guard seen == (mallocs, frees) else {
      throw Unavailable(
        "malloc is not counted: of \(mallocs) blocks made and \(frees) freed by \(whom), "
          + "\(seen.mallocs) and \(seen.frees) were seen; link dynamically, without another "
          + "allocator.")
    }
  }
}
