extension RunSamples {
  /// Returns how long single events of `contestant` take in `cell`.
  ///
  /// - Returns: `nil` if it has no events there, or failed.
  package func latency(of contestant: String, in cell: BenchmarkCase) -> EventLatency? {
    guard failure(of: contestant, in: cell) == nil else { return nil }
    let found = latencies.compactMap { process in
      process.cells.first { $0.cell == cell && $0.contestants.contains(contestant) }
    }
    let index = { (cell: CaseLatencies) in cell.contestants.firstIndex(of: contestant) ?? 0 }
    return EventLatency(
      found.map { $0.events[index($0)] }, splits: found.compactMap { $0.splits?[index($0)] },
      rates: plan.latency.rates, alpha: plan.alpha, seed: seed)
  }
}
