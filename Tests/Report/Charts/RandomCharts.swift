import Foundation
import Measurement

@testable import Report

/// Charts of small invented data, by the name of their goldens.
enum SampleCharts {
  static let all: [(name: String, chart: RowChart)] = [("ratios", ratios), ("forms", forms)]

  private static let series = [
    Series("Swift", style: 1), Series("Fast", style: 2), Series("Slow", style: 3),
    Series("Other", style: 4),
  ]

  private static let ratios = RowChart(
    title: "Ratios", subtitle: "", summary: "Three rows.", legend: series,
    rows: [
      RowChart.Row(
        "apart",
        [
          .init(series: series[0], figure: .init(estimate: 1, low: 0.98, high: 1.02)),
          .init(series: series[1], figure: .init(estimate: 2, low: 1.9, high: 2.1)),
          .init(series: series[2], figure: .init(estimate: 50, low: 40, high: 62)),
        ]),
      RowChart.Row(
        "upon one another",
        (0..<4).map { .init(series: series[$0], figure: .init(estimate: 1 + 0.01 * Double($0))) }),
    ])

  private static let forms = RowChart(
    title: "Forms", subtitle: "The fill says how it is written.", summary: "Swift 1.2.",
    legend: [
      Series("naive", style: nil, fill: .hollow), Series("usual", style: nil),
      Series("best", style: nil, fill: .dotted),
    ],
    rows: series.prefix(2).map { one in
      RowChart.Row(
        one.name,
        [
          .init(
            series: Series(one.name, style: one.style, fill: .hollow), figure: .init(estimate: 400),
            label: "400"),
          .init(
            series: one, figure: .init(estimate: 1.2, low: 1.1, high: 1.31), label: "1.2"),
          .init(
            series: Series(one.name, style: one.style, fill: .dotted),
            figure: .init(estimate: 1.05), label: "1.1"),
        ], symbol: one)
    }, reference: 1)
}

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
