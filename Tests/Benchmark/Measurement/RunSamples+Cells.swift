@testable import Measurement

extension RunSamples {
  /// The cells of a case with times, by contestant.
  func timed(_ place: BenchmarkCase? = nil, events: Int = 1) -> [String: Cell] {
    let cells = (place ?? cells.first).flatMap { CaseAnalysis(self, $0) }?.cells(
      events: events, nil)
    return Dictionary(uniqueKeysWithValues: (cells ?? []).map { ($0.architecture.name, $0) })
  }

  /// The contestants with times in a case, without base and controls.
  func timedContenders(_ place: BenchmarkCase) -> [String] {
    let timed = timed(place)
    return contestants.contenders.filter { timed[$0] != nil }
  }
}
