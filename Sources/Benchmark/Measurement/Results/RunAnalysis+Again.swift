import Foundation

extension RunAnalysis {
  /// Analyses stored cells again, from the logarithms of their ratios in each process.
  ///
  /// They become samples of one round a process, so that the same code judges them as in the run.
  /// What follows from ratios comes out again: intervals, margins, verdicts, letters and validity.
  /// Times do not.
  ///
  /// - Parameters:
  ///   - cells: The cells of all variants, and those of the controls.
  ///   - linkOrders: How many orders of the program's code processes took turns with.
  package init(again cells: [Cell], linkOrders: Int) {
    let contestants = Contestants(named: cells.map(\.architecture.name).uniqued())
    let places = cells.map { BenchmarkCase(interaction: $0.event, size: $0.size) }.uniqued()
    let processes = Set(cells.flatMap(\.values.keys)).sorted().map { process in
      ProcessSamples(
        process: process, seed: 0, overhead: 0,
        cells: places.compactMap { place in
          let values = cells.filter { $0.event == place.interaction && $0.size == place.size }
            .reduce(into: [String: Double]()) { $0[$1.architecture.name] = $1.values[process] }
          guard !values.isEmpty else { return nil }
          let times = contestants.all.map {
            $0 == contestants.base ? 1 : values[$0].map { exp($0) }
          }
          return CaseSamples(
            cell: place, contestants: contestants.all,
            rounds: [RoundSample(place: 0, step: 0, order: [], times: times)])
        }, seconds: 0, switches: 0)
    }
    var samples = RunSamples(plan: .standard, contestants: contestants, cells: places, seed: 0)
    samples.processes = processes
    self.init(samples, cells: places, linkOrders: linkOrders)
  }
}
