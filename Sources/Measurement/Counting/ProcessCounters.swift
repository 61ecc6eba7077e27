import CProbes

/// The counters of the process itself: calls of malloc and of the Swift runtime.
@MainActor package struct ProcessCounters {
  /// The sources that have proven that they count.
  package let sources: [any CounterSource]
  /// The counters that are not available, with the reasons.
  package let unavailable: [String: Unavailable]

  package init() {
    var sources: [any CounterSource] = []
    var unavailable: [String: Unavailable] = [:]
    do {
      sources.append(try AllocationCounters())
    } catch {
      for name in Counter.ids(.memory) { unavailable[name] = error }
    }
    let references = ReferenceCounters()
    if !Set(Counter.ids(.references)).isSubset(of: references.unavailable.keys) {
      sources.append(references)
    }
    unavailable.merge(references.unavailable) { first, _ in first }
    self.sources = sources
    self.unavailable = unavailable
  }

  /// Counts while `work` runs, and returns the counts by name.
  package func measure(_ work: () -> Void) -> [String: Int] {
    probe_malloc_start_peak()
    return sources.measure(work).counts
  }

  /// Stops the program if anything is being counted, since counting would lengthen times.
  package nonisolated static func requireDisarmed() {
    if probe_is_armed() {
      fatalError(
        "Times were to be taken while allocations or references are counted, which takes time; "
          + "disarm the counters first.")
    }
  }
}
