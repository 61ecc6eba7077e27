extension RunSamples {
  /// What single events of `label` take in `cell`; `nil` if it has none there, or was wrong.
  package func latency(of label: String, in cell: Cell) -> EventLatency? {
    guard failure(of: label, in: cell) == nil else { return nil }
    let events = latencies.compactMap { process -> [Double]? in
      guard let found = process.cells.first(where: { $0.cell == cell }),
        let index = found.labels.firstIndex(of: label)
      else { return nil }
      return found.events[index]
    }
    return EventLatency(events, rates: plan.latency.rates, alpha: plan.alpha, seed: seed)
  }
}
