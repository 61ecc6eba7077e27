import CProbes

/// All that the process itself can count: what is asked of malloc and of the Swift runtime.
@MainActor package struct ProcessCounters {
  /// Those that have proven that they count.
  package let sources: [any CounterSource]
  /// The counters that cannot be had, with the reason.
  package let unavailable: [String: Unavailable]

  package init() {
    var sources: [any CounterSource] = []
    var unavailable: [String: Unavailable] = [:]
    do {
      sources.append(try AllocationCounters())
    } catch {
      for name in AllocationCounters.names { unavailable[name] = error }
    }
    let references = ReferenceCounters()
    if !Set(ReferenceCounters.names).isSubset(of: references.unavailable.keys) {
      sources.append(references)
    }
    unavailable.merge(references.unavailable) { first, _ in first }
    self.sources = sources
    self.unavailable = unavailable
  }

  /// What `work` counts, by name.
  package func measure(_ work: () -> Void) -> [String: Int] {
    probe_malloc_start_peak()
    return sources.measure(work).counts
  }

  /// Stops the program if anything is counted: what is counted takes longer.
  package nonisolated static func requireRest() {
    if probe_is_armed() {
      fatalError(
        "Times were to be taken while allocations or references are counted, which takes time; "
          + "disarm the counters first.")
    }
  }
}
