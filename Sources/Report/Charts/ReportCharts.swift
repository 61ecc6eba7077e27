import Measurement
import Results

/// The pictures of a report, drawn from its results.
///
/// Each is `nil` if the results lack its data. Withheld figures are in none.
struct ReportCharts {
  private let findings: Findings
  private var results: Results { findings.results }
  private let contenders: [ArchitectureEntry]

  init(_ findings: Findings) {
    self.findings = findings
    contenders = findings.results.architectures.filter { $0.id != .baseline }
  }

  /// All pictures, in the order of the report.
  var all: [ReportPicture] { [ways, growth].compactMap(\.self) }

  /// Returns the look of an architecture, the same in all pictures; only the fill can differ.
  private func series(_ name: String, _ fill: Series.Fill = .solid) -> Series {
    guard name != VariantID.baseline.name else { return Series(name, style: 0, fill: fill) }
    let place = contenders.firstIndex { $0.name == name } ?? contenders.count
    return Series(name, style: 1 + place, fill: fill)
  }

  /// What a note that changes takes in each pattern, by how it is written: a row a pattern.
  var ways: ReportPicture? {
    let kinds: [(name: String, fill: Series.Fill, time: KeyPath<WaysToWrite.Pattern, Double>)] = [
      ("the first version that works", .hollow, \.first),
      ("as usually written", .solid, \.usual),
      ("at its best", .dotted, \.best),
    ]
    let patterns = WaysToWrite(findings).patterns
    let rows = patterns.map { pattern in
      RowChart.Row(
        pattern.name.name,
        kinds.map { kind in
          let time = pattern[keyPath: kind.time]
          return RowChart.Mark(
            series: series(pattern.name.name, kind.fill), figure: Interval(estimate: time * 1e6),
            label: Meaning.microseconds(time))
        }, symbol: series(pattern.name.name))
    }
    let words = zip(patterns, rows).map { pattern, row in
      "\(pattern.name): \(zip(kinds, row.marks).map { "\($0.name) \($1.label ?? "")" }.joined(separator: ", "))"
    }
    let finding = Finding(findings).headline
    return picture(
      "ways", finding.isEmpty ? "How each pattern can be written" : String(finding.dropLast()),
      "µs when a note in view changes, in a list of \(Figures.count(WaysToWrite.size)), on a log scale. As usually written, it is the "
        + "figure of the table.",
      words.joined(separator: ". "), kinds.map { Series($0.name, style: nil, fill: $0.fill) }, rows,
      reference: results[.baseline, WaysToWrite.event, WaysToWrite.size]?.eventTime?.estimate)
  }

  /// What a note that changes takes at each number of notes: a row a number.
  var growth: ReportPicture? {
    let patterns = results.architectures.filter { $0.defect == nil }
    let rows = results.sizes.compactMap { size -> RowChart.Row? in
      let marks = patterns.compactMap { entry -> RowChart.Mark? in
        guard let cell = results[entry.id, WaysToWrite.event, size], cell.isUsable else {
          return nil
        }
        return cell.eventTime.map {
          RowChart.Mark(series: series(entry.name), figure: $0.map { $0 * 1e6 })
        }
      }
      return marks.isEmpty ? nil : RowChart.Row(Figures.counted(size, "note"), marks)
    }
    guard rows.count > 1 else { return nil }
    let words = patterns.compactMap { entry -> String? in
      let own = rows.compactMap { row in row.marks.first { $0.series.name == entry.name } }
      guard let few = own.first, let many = own.last else { return nil }
      return
        "\(entry.name) from \(Figures.ratio(few.figure.estimate)) to \(Figures.ratio(many.figure.estimate)) µs"
    }
    return picture(
      "growth", "A note changes, in lists of different lengths",
      "µs with 95 % intervals, on a log scale; less is faster.", words.joined(separator: ", "),
      patterns.map { series($0.name) }, rows)
  }

  /// Returns a picture; `nil` without rows.
  private func picture(
    _ name: String, _ title: String, _ subtitle: String, _ summary: String, _ legend: [Series],
    _ rows: [RowChart.Row], reference: Double? = nil
  ) -> ReportPicture? {
    guard !rows.isEmpty else { return nil }
    let shown = Set(rows.flatMap(\.marks).map(\.series))
    return ReportPicture(
      name,
      RowChart(
        title: title, subtitle: subtitle, summary: summary + ".",
        legend: legend.filter { $0.style == nil || shown.contains($0) }, rows: rows,
        reference: reference.map { $0 * 1e6 }))
  }
}

/// A chart of a report: its two files, and the HTML that shows them.
package struct ReportPicture: Sendable {
  /// The folder of the pictures, beside the report.
  package static let folder = "charts"

  /// The stem of the files' names.
  package let name: String
  let chart: RowChart

  init(_ name: String, _ chart: RowChart) {
    self.name = name
    self.chart = chart
  }

  /// Whether a report has drawn the text of a picture.
  static func drew(_ text: String) -> Bool { text.prefix { $0 != "\n" }.hasSuffix(ownAttributes) }

  /// The end of the first line of each picture.
  static let ownAttributes = " aria-labelledby=\"title desc\" font-family=\"\(fonts)\">"

  static let fonts =
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"

  /// The text of each file, by its path beside the report.
  package var files: [(path: String, text: String)] {
    Theme.allCases.map { (Self.path(name, $0), chart.svg($0)) }
  }

  /// Returns HTML that GitHub shows in light or dark colours; the path to the report ends with a slash.
  func markdown(in folder: String) -> String {
    let alternative = XMLText.escaped("\(chart.title). \(chart.summary)")
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(folder)\(Self.path(name, .dark))">
        <img src="\(folder)\(Self.path(name, .light))" alt="\(alternative)">
      </picture>
      """
  }

  /// Returns the path of a picture beside the report.
  static func path(_ name: String, _ theme: Theme) -> String {
    "\(folder)/\(name)-\(theme.rawValue).svg"
  }
}
