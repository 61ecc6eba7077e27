import Foundation
import Measurement

/// What a control reads over all cases; it should read 1.
package struct ControlResult: Equatable, Codable, Sendable {
  /// The worst reading.
  package var estimate: Double
  package var low: Double?
  package var high: Double?
  /// The interaction with the worst reading.
  package var interaction: String?
  package var size: Int?
  /// Whether the control runs the same code as Baseline.
  ///
  /// If not, it is a copy at another place in memory, which can be faster or slower.
  package var isSameCode: Bool?
  /// Half the width of the interval, as a share: the median over all cases.
  package var medianHalfWidth: Double?
  /// The geometric mean of its ratios over all cases, with its 95 % interval over processes.
  package var mean: Double?
  package var meanLow: Double?
  package var meanHigh: Double?

  package init(
    estimate: Double, low: Double? = nil, high: Double? = nil, interaction: String? = nil,
    size: Int? = nil, isSameCode: Bool? = nil, medianHalfWidth: Double? = nil, mean: Double? = nil,
    meanLow: Double? = nil, meanHigh: Double? = nil
  ) {
    self.estimate = estimate
    self.low = low
    self.high = high
    self.interaction = interaction
    self.size = size
    self.isSameCode = isSameCode
    self.medianHalfWidth = medianHalfWidth
    self.mean = mean
    self.meanLow = meanLow
    self.meanHigh = meanHigh
  }

  /// Sums up the readings of one control; returns `nil` if there are none.
  ///
  /// The mean has no interval if the cases come from different numbers of processes.
  package init?(_ cases: [ControlCase], isSameCode: Bool?) {
    func distance(_ one: ControlCase) -> Double { abs(log(one.ratio.estimate)) }
    guard let worst = cases.max(by: { distance($0) < distance($1) }) else { return nil }
    let widths = cases.compactMap { one in
      one.ratio.low.flatMap { low in one.ratio.high.map { log($0 / low) / 2 } }
    }
    let values = cases.map { $0.ratio.values ?? [] }
    let isPaired = values.allSatisfy { !$0.isEmpty && $0.count == values[0].count }
    let mean =
      isPaired
      ? MeanInterval(
        values[0].indices.map { process in Statistics.mean(values.map { $0[process] }) },
        alpha: 0.05) : nil
    self.init(
      estimate: worst.ratio.estimate, low: worst.ratio.low, high: worst.ratio.high,
      interaction: worst.interaction, size: worst.size, isSameCode: isSameCode,
      medianHalfWidth: widths.isEmpty ? nil : Statistics.median(widths),
      mean: exp(mean?.mean ?? Statistics.mean(cases.map { log($0.ratio.estimate) })),
      meanLow: mean?.low.map { exp($0) }, meanHigh: mean?.high.map { exp($0) })
  }
}

/// The reading of a control, or of an injected slowdown, in one case.
package struct ControlCase: Equatable, Codable, Sendable {
  /// `S`, `C`, or an injection such as `+2 %`.
  package var label: String
  package var interaction: String
  package var size: Int
  /// The injected slowdown of Baseline, as a share; 0 for a control.
  package var slowdown: Double
  package var ratio: RatioResult
}
