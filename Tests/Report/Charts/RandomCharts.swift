import Measurement

@testable import Report

/// Charts of random data, including strange values that a results file could contain.
struct RandomCharts {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns charts of every kind.
  mutating func all() -> [any Chart] {
    [dots(), dots(), lines(), lines()]
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
    return pow10(
      chance(0.8)
        ? .random(in: -0.5...0.7, using: &generator) : .random(in: -9...6, using: &generator))
  }

  private func pow10(_ exponent: Double) -> Double { Double.pow10(exponent) }

  private mutating func name() -> String {
    let names = [
      "MVC", "Ziggurat/tuned-without-pruning", "burst-one-turn-25-mounted", "x", "東京の長い名前",
      "</text><script>alert(1)</script>", "\"&'\u{0}\u{8}\u{FFFE}]]>", "",
      String(repeating: "very long ", count: 20), "مرحبا", "👩‍👩‍👧‍👦 family",
    ]
    return names[count(0...names.count - 1)]
  }

  private mutating func series(_ many: ClosedRange<Int>) -> [Series] {
    (0..<count(many)).map { Series(name(), style: $0) }
  }

  private mutating func dots() -> RowChart {
    let series = series(0...9)
    let namesRows = chance(0.3)
    let rows = (0..<count(0...30)).map { row in
      let marks = (0..<(namesRows ? min(1, series.count) : series.count)).map { index in
        let value = value()
        let width = 1 + Double.random(in: 0...1, using: &generator)
        return RowChart.Mark(
          series: namesRows ? row % max(series.count, 1) : index,
          Interval(
            estimate: value, low: chance(0.8) ? value / width : nil,
            high: chance(0.8) ? value * width : nil))
      }
      return RowChart.Row(
        name(), marks, parts: (0..<count(0...20)).map { _ in value() },
        figure: namesRows ? "1.23 [1.10, 1.41]" : "")
    }
    return RowChart(
      title: name(), subtitle: name(), summary: name(), series: series, rows: rows,
      guides: [.init("Baseline", at: 1)], namesRows: namesRows)
  }

  private mutating func lines() -> LineChart {
    let lines = series(0...25).map { series in
      LineChart.Line(
        series,
        points: (0..<count(0...6)).map { step in
          let value = value() * 1e-6
          return LineChart.Point(
            x: chance(0.05) ? value : Double.pow10(Double(step)),
            Interval(
              estimate: value, low: value * 0.9, high: chance(0.9) ? value * 1.2 : nil))
        }, figure: "0.99")
    }
    return LineChart(
      title: name(), subtitle: name(), summary: name(), lines: lines, units: (.count, .seconds),
      xTitle: "notes", figureTitle: "exponent")
  }
}
