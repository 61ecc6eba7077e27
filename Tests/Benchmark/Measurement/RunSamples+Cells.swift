import Measurement
import Results

extension RunSamples {
  /// The cells of a case with times, by contestant.
  func timed(_ place: BenchmarkCase? = nil, events: Int = 1) -> [String: Cell] {
    guard let place = place ?? cells.first else { return [:] }
    // With several link orders, the place of code widens no interval.
    let measured = MeasuredCells(self, in: [place], eventCounts: [place: events], linkOrders: 2)
    let names = contestants.all.filter(contestants.isArchitecture)
    let timed = (measured.cells(of: names) + measured.controls).filter {
      $0.eventTime != nil && $0.event == place.interaction && $0.size == place.size
    }
    return Dictionary(uniqueKeysWithValues: timed.map { ($0.architecture.name, $0) })
  }

  /// The contestants with times in a case, without base and controls.
  func timedContenders(_ place: BenchmarkCase) -> [String] {
    let timed = timed(place)
    return contestants.contenders.filter { timed[$0] != nil }
  }
}

extension CaseMedians {
  /// The medians of a case in a run; `nil` if there are none of the base.
  init?(_ samples: RunSamples, in place: BenchmarkCase) {
    let rows = samples.processes.flatMap { samples.medians(in: $0) }
    self.init(
      rows.filter { $0.place == place }.map(\.medians), in: place, of: samples.contestants,
      plan: samples.plan)
  }
}
