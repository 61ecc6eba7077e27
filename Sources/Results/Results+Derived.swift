import Foundation
package import Measurement

extension Results {
  /// Returns these results with the lists that follow from the others.
  package func derived() -> Results {
    var results = self
    results.controls = Set(controlCells.map(\.architecture)).filter { $0.injection == nil }
      .sorted { $0.name < $1.name }
      .compactMap { name in ControlSummary(controlCells.filter { $0.architecture == name }) }
    results.means = MeanRatio.all(events)
    results.verdicts = Dictionary(
      cells.filter(\.correct).compactMap(\.verdict).map { ($0.rawValue, 1) }, uniquingKeysWith: +)
    return results
  }
}

extension VariantID {
  /// The share by which Baseline is slowed down under this name; `nil` for all others.
  package var injection: Double? {
    name.wholeMatch(of: #/\+(\d+) %/#).flatMap { Double($0.1) }.map { $0 / 100 }
  }
}

/// What a control reads over all cases; it should read 1.
package struct ControlSummary: Equatable, Codable, Sendable {
  package var label: String
  /// The worst reading, and where it is.
  package var worst: Interval
  package var event: String
  package var size: Int
  /// The geometric mean of its ratios over all cases, with its interval over processes.
  package var mean: Interval
  /// Half the width of the interval, as a logarithm: the median over all cases.
  package var medianHalfWidth: Double?

  /// Whether it runs Baseline's code; a copy lies elsewhere in memory, which can change its times.
  package var isSameCode: Bool { label == "S" }

  /// Sums up the readings of one control; returns `nil` if there are none.
  init?(_ cells: [Cell]) {
    func distance(_ cell: Cell) -> Double { abs(log(cell.ratio?.estimate ?? 1)) }
    guard let cell = cells.max(by: { distance($0) < distance($1) }), let ratio = cell.ratio,
      let mean = Interval(cells.meanLogRatios.map(\.value))
    else { return nil }
    label = cell.architecture.name
    (worst, event, size) = (ratio, cell.event, cell.size)
    let widths = cells.compactMap { $0.ratio?.map { log($0) }.halfWidth }
    medianHalfWidth = widths.isEmpty ? nil : Statistics.median(widths)
    self.mean = mean.map { exp($0) }
  }
}

/// The identity of a result in a results file: an architecture, an interaction and a size.
package struct CaseKey: Hashable, Sendable {
  package let architecture: String
  package let interaction: String
  package let size: Int

  package init(_ cell: Cell) {
    architecture = cell.architecture.name
    interaction = cell.event
    size = cell.size
  }
}
