import CProbes

/// The allocations of this thread while it was armed.
package struct AllocationCounts: Equatable, Sendable {
  /// Calls that returned a block: malloc, calloc, realloc and the aligned ones.
  package var mallocs: Int
  /// Bytes that those calls requested.
  ///
  /// Swift's arrays, strings and dictionaries grow to the size that malloc_usable_size returns.
  /// glibc increases that size by 16 bytes if the rest is too small to split off. So a step in
  /// which something grows may request a few bytes more or less in each run; its number of calls
  /// rarely differs.
  package var bytes: Int
  /// Blocks that were freed.
  package var frees: Int
  /// Blocks allocated minus blocks freed; a realloc of a live block changes nothing.
  package var liveBlocks: Int
  /// The largest number of usable bytes that were live at once, minus those at the start of the
  /// run.
  ///
  /// Usable sizes depend on the heap's state, by a few bytes per block.
  /// In a difference of two values of `now` it is what a piece of a run adds to the run's peak.
  package var peakBytes: Int

  /// The thread's totals so far.
  static var now: AllocationCounts {
    let counts = probe_malloc_read()
    return AllocationCounts(
      mallocs: Int(counts.allocations), bytes: Int(counts.bytes), frees: Int(counts.frees),
      liveBlocks: Int(counts.live_blocks),
      peakBytes: Int(counts.peak_bytes))
  }

  static func - (new: AllocationCounts, old: AllocationCounts) -> AllocationCounts {
    AllocationCounts(
      mallocs: new.mallocs - old.mallocs, bytes: new.bytes - old.bytes,
      frees: new.frees - old.frees, liveBlocks: new.liveBlocks - old.liveBlocks,
      peakBytes: new.peakBytes - old.peakBytes)
  }
}
