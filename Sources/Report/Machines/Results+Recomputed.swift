import Measurement

extension Results {
  /// Returns these results with all that follows from their samples computed again: from the
  /// logarithms of the ratios in each process, and from the counters.
  package func recomputed() -> Results {
    var results = self
    let all = cells + controlCells
    let analysis = RunAnalysis(again: all, linkOrders: run.linkOrders)
    let judged = Dictionary(
      analysis.cells(of: all.map(\.architecture.name).uniqued()).map { (CaseKey($0), $0) },
      uniquingKeysWith: { first, _ in first })
    func computed(_ cell: Cell) -> Cell {
      var cell = cell
      let own = judged[CaseKey(cell)]
      cell.ratio = own?.ratio
      cell.verdict = own?.verdict
      cell.margin = own?.margin
      cell.group = own?.group
      cell.eventTime = cell.latency.map { $0.warm.map { $0 / Double(cell.eventsPerRun) } }
      cell.countPerEvent()
      return cell
    }
    results.events = events.map(computed)
    results.interactions = interactions.map(computed)
    results.controlCells = controlCells.map(computed)
    results.valid = analysis.isValid
    results.run.noisy = analysis.isNoisy
    return results.derived()
  }

  /// Returns these results without what the project stores and every run copies: of sources, unit
  /// tests, changes, forms and the window.
  package func withoutStored() -> Results {
    var results = self
    (results.source, results.structure, results.semantics, results.rules) = ([], [], [], [])
    (results.changes, results.changeRequests, results.forms, results.window) = ([], [], [], [])
    (results.testability, results.conversion, results.windowRun) = (nil, nil, nil)
    (results.normalization, results.sourceNote, results.formsNote) = (nil, nil, nil)
    (results.testabilityNote, results.changesNote, results.windowNote) = (nil, nil, nil)
    results.costs = architectures.map { Costs($0.name, results) }
    results.authors = []
    results.pairs.removeAll { ![.run, .type, .note, .start].contains($0.column) }
    return results
  }
}
