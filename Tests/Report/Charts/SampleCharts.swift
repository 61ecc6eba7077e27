@testable import Report

/// Charts of small invented data, by the name of their goldens.
enum SampleCharts {
  static let all: [(name: String, chart: any Chart)] = [
    ("means", means), ("ratios", ratios), ("lines", lines), ("sweep", sweep),
    ("bars", bars), ("strips", strips),
  ]

  private static let series = [
    Series("Swift", style: 1), Series("Fast", style: 2), Series("Slow", style: 3),
    Series("Other", style: 4),
  ]

  private static let means = DotPlot(
    title: "Means", subtitle: "The small dots are what is behind them.", summary: "Swift 1.2.",
    series: series,
    rows: [
      DotPlot.Row(
        "Swift", [.init(series: 0, value: 1.2, low: 1.1, high: 1.31)], parts: [1, 1.1, 1.5],
        figure: "1.20 [1.10, 1.31]"),
      DotPlot.Row(
        "Slow", [.init(series: 2, value: 30, low: 27, high: 33)], parts: [4, 60, 400],
        figure: "30.0 [27.0, 33.0] over 2"),
    ], guides: [.init("Base", at: 1)], namesRows: true)

  private static let ratios = DotPlot(
    title: "Ratios", subtitle: "", summary: "Three rows.", series: series,
    rows: [
      DotPlot.Row(
        "apart",
        [
          .init(series: 0, value: 1, low: 0.98, high: 1.02),
          .init(series: 1, value: 2, low: 1.9, high: 2.1),
          .init(series: 2, value: 50, low: 40, high: 62),
        ]),
      DotPlot.Row(
        "upon one another", (0..<4).map { .init(series: $0, value: 1 + 0.01 * Double($0)) }),
      DotPlot.Row(
        "in doubt", [.init(series: 1, value: 5, low: 1, high: 25, isDoubtful: true)]),
    ], guides: [.init("Base", at: 1)], doubtful: "hollow: in doubt")

  private static let lines = LinePlot(
    title: "Growth", subtitle: "", summary: "One grows.",
    lines: [
      LinePlot.Line(
        series[0],
        points: [10, 100, 1_000].map { .init(x: $0, y: 1e-5, low: 0.9e-5, high: 1.2e-5) },
        fit: .init(fixed: 1e-5, each: 0), figure: "0.00"),
      LinePlot.Line(
        series[1], points: [10, 100, 1_000].map { .init(x: $0, y: 1e-5 + 1e-7 * $0) },
        fit: .init(fixed: 1e-5, each: 1e-7), figure: "0.87"),
      LinePlot.Line(series[3], points: [10, 1_000].map { .init(x: $0, y: 1.1e-5) }, figure: "–"),
    ], units: (.count, .seconds), xTitle: "notes", figureTitle: "exponent")

  private static let sweep = LinePlot(
    title: "Sweep", subtitle: "", summary: "Fast and slow change places.",
    lines: [
      LinePlot.Line(
        series[1],
        points: [(0, 0.5), (500, 0.6), (2_000, 1.5), (10_000, 3)].map {
          .init(x: $0.0 * 1e-9, y: $0.1, low: 0.9 * $0.1, high: 1.1 * $0.1)
        }, figure: "3.00"),
      LinePlot.Line(
        series[2],
        points: [(0, 4), (500, 3), (2_000, 1.2), (10_000, 1)].map {
          .init(x: $0.0 * 1e-9, y: $0.1)
        }, figure: "1.00"),
    ], units: (.seconds, .ratio), xTitle: "cost of a write", figureTitle: "at 10 µs",
    zero: "as it is",
    crossings: [
      .init(
        of: "Fast", and: "Slow", at: 1.7e-6, low: 1.4e-6, high: 2.1e-6,
        label: "Fast and Slow change places at 1.70 µs")
    ])

  private static let bars = StackedBars(
    title: "Parts", subtitle: "", summary: "Two wholes.",
    parts: [.init("first"), .init("second"), .init("third")],
    rows: [
      .init("Swift", [1_200, 310, 90], figure: "1,510 + 90"),
      .init("Slow", [2_400, 0, 1_000], figure: "2,400 + 1,000"),
    ], unit: .count)

  private static let strips = StripPlot(
    title: "Events", subtitle: "", summary: "Two rows.",
    rows: [
      .init(
        series[0], (1...250).map { 1e-6 * (1 + Double($0) / 100) }, median: 2.25e-6,
        figure: "2.25 µs", heading: "A group"),
      .init(series[2], [1e-5, 2e-5, 9e-5], median: 2e-5, figure: "20.0 µs"),
    ], unit: .seconds, figureTitle: "median")
}
