import Measurement
import Results

extension ReportCharts {
  /// The kinds of forms in the picture: the title of each in its pattern, and its name in the legend.
  private static let kinds: [(title: String, name: String)] = [
    ("naive", "naive"), ("without-once-per-turn", "without once per turn"),
    ("without-only-what-changed", "without only what changed"),
    ("without-only-in-view", "without only in view"), ("", "idiomatic"),
    ("with-once-per-turn", "with once per turn"), ("tuned", "tuned"),
  ]
  private static let (event, size) = ("edit-visible", 1_000)

  /// What each form takes when a note in view changes: a row for each pattern.
  var forms: ReportPicture? {
    let rows = results.forms.compactMap { file -> RowChart.Row? in
      let marks = Self.kinds.enumerated().compactMap { index, kind -> RowChart.Mark? in
        let name: String? =
          switch kind.title {
          case "": file.pattern
          case "tuned": file.tunedEnd
          default: "\(file.pattern)/\(kind.title)"
          }
        return name.flatMap { file.cell($0, Self.event, at: Self.size) }
          .flatMap { $0.isUsable ? $0.ratio : nil }.map { RowChart.Mark(series: index, $0) }
      }
      return marks.count < 2 ? nil : RowChart.Row(file.pattern, marks)
    }
    guard !rows.isEmpty else { return nil }
    let words = rows.map { row in
      let marks = row.marks.map {
        "\(Self.kinds[$0.series].name) \(Figures.ratio($0.figure.estimate))"
      }
      return "\(row.label): \(marks.joined(separator: ", "))"
    }
    return ReportPicture(
      .forms, ["\(Self.size)"],
      RowChart(
        title:
          "How a pattern is written: a note in view changes, at \(Figures.count(Self.size)) notes",
        subtitle:
          "Time as a multiple of Baseline's, with 95 % intervals. Log scale, less is faster.",
        summary: words.joined(separator: ". ") + ".",
        series: Self.kinds.enumerated().map { Series($0.element.name, style: $0.offset) },
        rows: rows, guides: [.init("Baseline", at: 1)]))
  }
}
