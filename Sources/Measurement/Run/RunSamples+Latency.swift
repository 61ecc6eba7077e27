extension RunSamples {
  /// What single events of `label` take in `cell`; `nil` if it has none there, or was wrong.
  package func latency(of label: String, in cell: Cell) -> EventLatency? {
    guard failure(of: label, in: cell) == nil else { return nil }
    let found = latencies.compactMap { process in
      process.cells.first { $0.cell == cell && $0.labels.contains(label) }
    }
    let index = { (cell: CellLatencies) in cell.labels.firstIndex(of: label) ?? 0 }
    return EventLatency(
      found.map { $0.events[index($0)] }, splits: found.compactMap { $0.splits?[index($0)] },
      rates: plan.latency.rates, alpha: plan.alpha, seed: seed)
  }
}
