import Measurement

@testable import Report
@testable import Results

/// Charts of small invented data, by the name of their goldens.
enum SampleCharts {
  static let all: [(name: String, chart: any Chart)] = [
    ("means", means), ("ratios", ratios), ("lines", lines),
  ]

  private static let series = [
    Series("Swift", style: 1), Series("Fast", style: 2), Series("Slow", style: 3),
    Series("Other", style: 4),
  ]

  private static let means = RowChart(
    title: "Means", subtitle: "The small dots are what is behind them.", summary: "Swift 1.2.",
    series: series,
    rows: [
      RowChart.Row(
        "Swift", [.init(series: 0, .init(estimate: 1.2, low: 1.1, high: 1.31))],
        parts: [1, 1.1, 1.5],
        figure: "1.20 [1.10, 1.31]"),
      RowChart.Row(
        "Slow", [.init(series: 2, .init(estimate: 30, low: 27, high: 33))], parts: [4, 60, 400],
        figure: "30.0 [27.0, 33.0] over 2"),
    ], guides: [.init("Base", at: 1)], namesRows: true)

  private static let ratios = RowChart(
    title: "Ratios", subtitle: "", summary: "Three rows.", series: series,
    rows: [
      RowChart.Row(
        "apart",
        [
          .init(series: 0, .init(estimate: 1, low: 0.98, high: 1.02)),
          .init(series: 1, .init(estimate: 2, low: 1.9, high: 2.1)),
          .init(series: 2, .init(estimate: 50, low: 40, high: 62)),
        ]),
      RowChart.Row(
        "upon one another",
        (0..<4).map { .init(series: $0, .init(estimate: 1 + 0.01 * Double($0))) }),
    ], guides: [.init("Base", at: 1)])

  private static let lines = LineChart(
    title: "Growth", subtitle: "", summary: "One grows.",
    lines: [
      LineChart.Line(
        series[0],
        points: [10, 100, 1_000].map {
          .init(x: $0, .init(estimate: 1e-5, low: 0.9e-5, high: 1.2e-5))
        },
        figure: "0.00"),
      LineChart.Line(
        series[1],
        points: [10, 100, 1_000].map { .init(x: $0, .init(estimate: 1e-5 + 1e-7 * $0)) },
        figure: "0.87"),
      LineChart.Line(
        series[3], points: [10, 1_000].map { .init(x: $0, .init(estimate: 1.1e-5)) }, figure: "–"),
    ], units: (.count, .seconds), xTitle: "notes", figureTitle: "exponent")
}
