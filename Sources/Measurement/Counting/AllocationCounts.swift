import CProbes

/// What this thread asked of malloc's family while it was armed.
package struct AllocationCounts: Equatable, Sendable {
  /// Calls that returned a block: malloc, calloc, realloc, the aligned ones.
  package var mallocs: Int
  /// Bytes that those calls asked for.
  ///
  /// Swift's arrays, strings and dictionaries grow by what malloc_usable_size answers, which glibc
  /// rounds up by 16 bytes when a rest is too small to split off. So a step in which something
  /// grows can ask for some bytes more or less from run to run; its calls seldom differ.
  package var bytes: Int
  /// Blocks given back.
  package var frees: Int
  /// Blocks allocated less blocks given back; a realloc of a live block changes nothing.
  package var liveBlocks: Int
  /// The change of *usable* bytes.
  ///
  /// They depend on the heap's state, by some bytes a block: right for what an app holds at rest,
  /// not exact for a step.
  package var liveBytes: Int
  /// The most usable bytes that were live at once, above those at the start of the run.
  ///
  /// Between `now` and another `now` its change: what a piece of a run adds to the run's peak.
  package var peakBytes: Int

  /// The thread's totals so far.
  static var now: AllocationCounts {
    let counts = probe_malloc_read()
    return AllocationCounts(
      mallocs: Int(counts.allocations), bytes: Int(counts.bytes), frees: Int(counts.frees),
      liveBlocks: Int(counts.live_blocks), liveBytes: Int(counts.live_bytes),
      peakBytes: Int(counts.peak_bytes))
  }

  static func - (new: AllocationCounts, old: AllocationCounts) -> AllocationCounts {
    AllocationCounts(
      mallocs: new.mallocs - old.mallocs, bytes: new.bytes - old.bytes,
      frees: new.frees - old.frees, liveBlocks: new.liveBlocks - old.liveBlocks,
      liveBytes: new.liveBytes - old.liveBytes,
      peakBytes: new.peakBytes - old.peakBytes)
  }
}
