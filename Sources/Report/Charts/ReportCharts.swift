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
  var all: [ReportPicture] { [ratios, forms].compactMap(\.self) }

  /// Returns the look of an architecture, the same in all pictures; only the fill can differ.
  private func series(_ name: String, _ fill: Series.Fill = .solid) -> Series {
    guard name != VariantID.baseline.name else { return Series(name, style: 0, fill: fill) }
    let place = contenders.firstIndex { $0.name == name } ?? contenders.count
    return Series(name, style: 1 + place, fill: fill)
  }

  /// The time of the nine events over Baseline's.
  var ratios: ReportPicture? {
    let size = results.mainSize ?? 0
    let rows = results.definitions.compactMap { event -> RowChart.Row? in
      guard let title = event.title else { return nil }
      let marks = contenders.compactMap { entry -> RowChart.Mark? in
        guard let cell = results[entry.id, event.id, size], cell.isUsable else { return nil }
        return cell.ratio.map { RowChart.Mark(series: series(entry.name), figure: $0) }
      }
      return marks.isEmpty ? nil : RowChart.Row(title, marks)
    }
    let spans = contenders.compactMap { entry -> String? in
      let values = rows.flatMap(\.marks).filter { $0.series.name == entry.name }
        .map(\.figure.estimate)
      guard let least = values.min(), let most = values.max() else { return nil }
      return "\(entry.name) from \(Figures.ratio(least)) to \(Figures.ratio(most))"
    }
    return picture(
      "ratios-\(size)",
      "Time of one event as a multiple of Baseline's, at \(Figures.count(size)) notes",
      "Estimates with 95 % intervals. Log scale; less is faster.",
      spans.joined(separator: ", "), contenders.map { series($0.name) }, rows)
  }

  /// What each pattern takes when a note in view changes, by how it is written: a row for each.
  var forms: ReportPicture? {
    let size = 1_000
    let kinds: [(name: String, fill: Series.Fill, form: (FormsFile) -> String?)] = [
      ("naive", .hollow, { "\($0.pattern)/naive" }), ("idiomatic", .solid, \.pattern),
      ("tuned", .dotted, \.tunedEnd),
    ]
    var words: [String] = []
    let rows = findings.stored.forms.compactMap { file -> RowChart.Row? in
      let found = kinds.compactMap { kind -> (name: String, mark: RowChart.Mark)? in
        guard let form = kind.form(file), let cell = file.cell(form, "edit-visible", at: size),
          cell.isUsable, let ratio = cell.ratio
        else { return nil }
        return (kind.name, RowChart.Mark(series: series(file.pattern, kind.fill), figure: ratio))
      }
      guard found.count > 1 else { return nil }
      let figures = found.map { "\($0.name) \(Figures.ratio($0.mark.figure.estimate))" }
      words.append("\(file.pattern): \(figures.joined(separator: ", "))")
      return RowChart.Row(file.pattern, found.map(\.mark), symbol: series(file.pattern))
    }
    return picture(
      "forms-\(size)",
      "How a pattern is written: a note in view changes, at \(Figures.count(size)) notes",
      "Time as a multiple of Baseline's, with 95 % intervals. Log scale, less is faster.",
      words.joined(separator: ". "), kinds.map { Series($0.name, style: nil, fill: $0.fill) },
      rows)
  }

  /// Returns a picture; `nil` without rows.
  private func picture(
    _ name: String, _ title: String, _ subtitle: String, _ summary: String, _ legend: [Series],
    _ rows: [RowChart.Row]
  ) -> ReportPicture? {
    guard !rows.isEmpty else { return nil }
    let shown = Set(rows.flatMap(\.marks).map(\.series))
    return ReportPicture(
      name,
      RowChart(
        title: title, subtitle: subtitle, summary: summary + ".",
        legend: legend.filter { $0.style == nil || shown.contains($0) }, rows: rows))
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
  package static func drew(_ text: String) -> Bool {
    text.prefix { $0 != "\n" }.hasSuffix(ownAttributes)
  }

  /// The end of the first line of each picture.
  static let ownAttributes = " aria-labelledby=\"title desc\" font-family=\"\(fonts)\">"

  static let fonts =
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"

  /// The text of each file, by its path beside the report.
  package var files: [(path: String, text: String)] {
    Theme.allCases.map { (path($0), chart.svg($0)) }
  }

  /// Returns HTML that GitHub shows in light or dark colours, as the reader prefers.
  ///
  /// - Parameter folder: the path from the document's folder to the report's, with a slash at its
  ///   end.
  /// - Returns: four lines of HTML.
  func markdown(in folder: String) -> String {
    let alternative = XMLText.escaped("\(chart.title). \(chart.summary)")
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(folder)\(path(.dark))">
        <img src="\(folder)\(path(.light))" alt="\(alternative)">
      </picture>
      """
  }

  private func path(_ theme: Theme) -> String { "\(Self.folder)/\(name)-\(theme.rawValue).svg" }
}
