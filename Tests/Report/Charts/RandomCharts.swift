import Foundation
import Measurement

@testable import Report

/// Charts of random data, including strange values that a results file could contain.
struct RandomCharts {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  /// Returns a value, mostly of one magnitude, sometimes of any, and rarely one that cannot be
  /// drawn.
  private mutating func value() -> Double {
    if chance(0.03) {
      let odd = [0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e300, 1, 1e29, 1e-29]
      return odd[count(0...odd.count - 1)]
    }
    return pow(
      10,
      chance(0.8)
        ? .random(in: -0.5...0.7, using: &generator) : .random(in: -9...6, using: &generator))
  }

  private mutating func name() -> String {
    let names = [
      "MVC", "Ziggurat/tuned-without-pruning", "burst-one-turn-25-mounted", "x", "東京の長い名前",
      "</text><script>alert(1)</script>", "\"&'\u{0}\u{8}\u{FFFE}]]>", "",
      String(repeating: "very long ", count: 20), "مرحبا", "👩‍👩‍👧‍👦 family",
    ]
    return names[count(0...names.count - 1)]
  }

  mutating func next() -> RowChart {
    let series = (0..<count(0...9)).map {
      Series(name(), style: chance(0.9) ? $0 : nil, fill: Series.Fill.allCases[$0 % 3])
    }
    let hasSymbols = chance(0.3)
    let rows = (0..<count(0...30)).map { row in
      let marks = series.map { one in
        let value = value()
        let width = 1 + Double.random(in: 0...1, using: &generator)
        return RowChart.Mark(
          series: one,
          figure: Interval(
            estimate: value, low: chance(0.8) ? value / width : nil,
            high: chance(0.8) ? value * width : nil))
      }
      return RowChart.Row(name(), marks, symbol: hasSymbols ? series.first : nil)
    }
    return RowChart(
      title: name(), subtitle: name(), summary: name(), legend: series, rows: rows)
  }
}
