import Foundation
import Measurement
import Results

/// The pictures of a report, drawn from its results.
///
/// Each is `nil` if the results lack its data. Withheld figures are in none.
struct ReportCharts {
  let results: Results
  let styles: SeriesStyles

  init(_ results: Results) {
    self.results = results
    styles = SeriesStyles(results)
  }

  /// All pictures, in the order of the report.
  var all: [ReportPicture] {
    [forms, added, means, ratios, growths].compactMap(\.self)
      + results.definitions.compactMap { processes($0.id) }
      + results.growth.map(\.event).uniqued().compactMap { growth($0) }
  }

  private var series: [Series] { styles.contenders.map { styles.series($0.name) } }

  /// The marks of an interaction: a value of each contender.
  private func marks(
    _ event: String, _ figure: (Cell) -> Interval?
  ) -> [RowChart.Mark] {
    styles.contenders.enumerated().compactMap { index, entry in
      results[entry.id, event, results.mainSize ?? 0].flatMap { cell in
        cell.isUsable ? figure(cell).map { RowChart.Mark(series: index, $0) } : nil
      }
    }
  }

  /// The lowest and the highest value of each contender, in words.
  private func summary(_ rows: [RowChart.Row], _ text: (Double) -> String) -> String {
    styles.contenders.enumerated().compactMap { index, entry -> String? in
      let values = rows.compactMap { row in
        row.marks.first { $0.series == index }?.figure.estimate
      }
      guard let least = values.min(), let most = values.max() else { return nil }
      return "\(entry.name) from \(text(least)) to \(text(most))"
    }.joined(separator: ", ") + "."
  }

  // MARK: - Events

  /// A frame at 60 Hz, in seconds.
  private static let frame = 1 / 60.0

  /// What one event adds in each architecture.
  var added: ReportPicture? {
    // A log axis needs values above 0.
    let floor = 1e-8
    func shown(_ seconds: Double) -> Double { max(seconds, floor) }
    func words(_ seconds: Double) -> String {
      seconds > floor ? Figures.seconds(seconds) : "at most 10 ns"
    }
    let rows = results.definitions.compactMap { definition -> RowChart.Row? in
      guard let title = definition.title else { return nil }
      let marks = marks(definition.id) { $0.added?.map(shown) }
      return marks.isEmpty ? nil : RowChart.Row(title, marks)
    }
    guard !rows.isEmpty else { return nil }
    return ReportPicture(
      .added, ["\(results.mainSize ?? 0)"],
      RowChart(
        title: "Time added to one event, at \(Figures.count(results.mainSize ?? 0)) notes",
        subtitle:
          "Over Baseline, with 95 % intervals. Log scale; what adds 10 ns or less is at 10 ns.",
        summary: summary(rows, words), series: series, rows: rows,
        guides: [.init("1 % of a frame", at: Self.frame / 100), .init("a frame", at: Self.frame)],
        unit: .seconds))
  }

  /// The ratios of the interactions that are no main events.
  var ratios: ReportPicture? {
    let rows = results.definitions.filter { $0.title == nil }.compactMap { definition in
      let marks = marks(definition.id, \.ratio)
      return marks.isEmpty ? nil : RowChart.Row(definition.id, marks)
    }
    guard !rows.isEmpty else { return nil }
    return ReportPicture(
      .ratios, ["\(results.mainSize ?? 0)"],
      RowChart(
        title: "Time as a multiple of Baseline's, by interaction beside the nine events, at "
          + "\(Figures.count(results.mainSize ?? 0)) notes",
        subtitle: "Estimates with their intervals over processes. Log scale; less is faster.",
        summary: summary(rows) { Figures.ratio($0) }, series: series, rows: rows,
        guides: [.init("Baseline", at: 1)]))
  }

  /// The geometric means over the events, with the ratios that they are made of.
  var means: ReportPicture? {
    let size = results.mainSize
    let known = styles.contenders.enumerated().compactMap { index, entry in
      results.means.first { $0.architecture == entry.id && $0.size == size }.map { (index, $0) }
    }
    guard !known.isEmpty else { return nil }
    let rows = known.map { index, mean in
      RowChart.Row(
        mean.architecture.name, [RowChart.Mark(series: index, mean.ratio)],
        parts: results.events.filter {
          $0.architecture == mean.architecture && $0.size == size && $0.isUsable
        }.compactMap(\.ratio?.estimate), figure: Figures.ratio(mean.ratio))
    }
    return ReportPicture(
      .means, ["\(size ?? 0)"],
      RowChart(
        title:
          "Time of one event as a multiple of Baseline's, at \(Figures.count(size ?? 0)) notes",
        subtitle: "Geometric mean of \(known.map(\.1.events).max() ?? 0) events (small dots), 95 % "
          + "interval; log scale, less is faster.",
        summary: rows.map { "\($0.label) \($0.figure)" }.joined(separator: ", ") + ".",
        series: series, rows: rows, guides: [.init("Baseline", at: 1)], namesRows: true))
  }

  /// An interaction's ratio in each process.
  func processes(_ event: String) -> ReportPicture? {
    let size = results.mainSize ?? 0
    let isEvent = results.definitions.contains { $0.id == event && $0.title != nil }
    let samples = isEvent ? results.samples : "processes"
    let rows = styles.contenders.enumerated().compactMap { index, entry -> RowChart.Row? in
      guard let cell = results[entry.id, event, size], cell.isUsable, let ratio = cell.ratio,
        !cell.values.isEmpty
      else { return nil }
      return RowChart.Row(
        entry.name, [RowChart.Mark(series: index, Interval(estimate: ratio.estimate))],
        parts: cell.logRatios.map { exp($0) }, figure: Figures.ratio(ratio.estimate))
    }
    guard !rows.isEmpty else { return nil }
    return ReportPicture(
      .processes, [event],
      RowChart(
        title: "\(event) at \(Figures.count(size)) notes, one by one",
        subtitle:
          "A dot is the time over Baseline in one of the \(samples); the mark is their mean.",
        summary: rows.map { "\($0.label) \($0.figure)" }.joined(separator: ", ") + ".",
        series: series, rows: rows, guides: [], namesRows: true))
  }

  /// How many times as long each event takes with a hundred times as many notes.
  var growths: ReportPicture? {
    let all = results.architectures.map { styles.series($0.name) }
    let rows = results.growth.map(\.event).uniqued().map { event in
      RowChart.Row(
        results.definitions.first { $0.id == event }?.title ?? event,
        results.architectures.enumerated().compactMap { index, entry in
          results.growth.first { $0.event == event && $0.architecture == entry.id }.map {
            RowChart.Mark(series: index, $0.exponent.map { pow(100, $0) })
          }
        })
    }
    guard !rows.isEmpty else { return nil }
    return ReportPicture(
      .growths, ["100"],
      RowChart(
        title: "Time of one event with 100 times as many notes, as a multiple",
        subtitle:
          "From the fitted exponents, with 95 % intervals over \(results.samples). Log scale.",
        summary: rows.map { row in
          let most = row.marks.max { $0.figure.estimate < $1.figure.estimate }
          let figure = Figures.ratio(most?.figure.estimate ?? 1)
          return "\(row.label): at most \(figure) (\(most.map { all[$0.series].name } ?? ""))"
        }.joined(separator: ", ") + ".", series: all, rows: rows,
        guides: [.init("the same", at: 1), .init("as the notes", at: 100)]))
  }

  /// An event's time over growing numbers of notes.
  func growth(_ event: String) -> ReportPicture? {
    let lines = results.growth.filter { $0.event == event }.map { growth in
      let points = results.sizes.compactMap { size in
        results[growth.architecture, event, size]?.eventTime.map {
          LineChart.Point(x: Double(size), $0)
        }
      }
      return LineChart.Line(
        styles.series(growth.architecture.name), points: points,
        figure: Figures.exponent(growth.exponent.estimate))
    }.filter { !$0.points.isEmpty }
    guard !lines.isEmpty else { return nil }
    return ReportPicture(
      .growth, [event],
      LineChart(
        title: "How \(event) grows with the number of notes",
        subtitle: "The time of one event, with 95 % intervals over \(results.samples).",
        summary: lines.map { "\($0.series.name) with exponent \($0.figure)" }
          .joined(separator: ", ") + ".",
        lines: lines, units: (.count, .seconds), xTitle: "notes", figureTitle: "exponent"))
  }
}

/// The colour and the shape of each architecture, the same in all charts of a report.
struct SeriesStyles {
  /// The architectures that are compared with Baseline.
  let contenders: [ArchitectureEntry]

  init(_ results: Results) {
    contenders = results.architectures.filter { $0.id != .baseline }
  }

  /// Returns the series of an architecture; Baseline has the first style, the grey one.
  func series(_ architecture: String) -> Series {
    let place = contenders.firstIndex { $0.name == architecture }
    return Series(
      architecture,
      style: architecture == VariantID.baseline.name ? 0 : 1 + (place ?? contenders.count))
  }
}
