/// The pictures of ratios over Baseline: the means, and each interaction.
extension ReportCharts {
  /// The means of all architectures: a picture for each size that has a mean.
  var means: [ReportPicture] {
    AllFiguresTable.sizes(results).compactMap { size in
      means(styles.contenders, at: size)
    }
  }

  private func means(
    _ entries: [ArchitectureEntry], at size: Int
  ) -> ReportPicture? {
    let known = entries.compactMap { entry in
      entry.overall.first { $0.size == size && $0.estimate > 0 }.map { (entry, $0) }
    }
    guard !known.isEmpty else { return nil }
    let most = known.map(\.1.interactions).max() ?? 0
    let figures = known.map { _, mean in
      Figures.ratio(mean.estimate, mean.low, mean.high)
        + (mean.interactions == most ? "" : " over \(mean.interactions)")
    }
    let rows = known.enumerated().map { index, known in
      let (entry, mean) = known
      let mark = DotPlot.Mark(
        series: index, value: mean.estimate, low: mean.low, high: mean.high,
        isDoubtful: !results.valid)
      return DotPlot.Row(
        entry.name, [mark], parts: ratios(of: entry, at: size), figure: figures[index])
    }
    let notes = Figures.count(size)
    return ReportPicture(
      .means, ["\(size)"],
      DotPlot(
        title: "Time of one run as a multiple of Baseline's, at \(notes) notes",
        subtitle:
          "Geometric mean of \(most) interactions (small dots), 95 % interval; log scale, less is faster."
          + (results.valid ? "" : " The run is invalid: hollow marks prove nothing."),
        summary: zip(known, figures).map { "\($0.0.name) \($1)" }.joined(separator: ", ")
          + ".",
        series: known.map { styles.series($0.0.name) }, rows: rows,
        guides: [.init("Baseline", at: 1)],
        namesRows: true))
  }

  private func ratios(of entry: ArchitectureEntry, at size: Int) -> [Double] {
    results.cells.filter {
      $0.architecture == entry.name && $0.size == size
        && $0.correct
    }.compactMap(\.ratio?.estimate)
  }

  /// The ratios of all interactions: a picture for each size.
  var ratios: [ReportPicture] { sizes.compactMap(ratios) }

  func ratios(at size: Int) -> ReportPicture? {
    let rows = results.interactions.compactMap { interaction -> DotPlot.Row? in
      let marks = styles.contenders.enumerated().compactMap { index, entry in
        mark(entry, index, interaction.id, size)
      }
      return marks.isEmpty ? nil : DotPlot.Row(interaction.id, marks)
    }
    return rows.isEmpty ? nil : ratios(rows, at: size)
  }

  private func mark(
    _ entry: ArchitectureEntry, _ index: Int, _ interaction: String, _ size: Int
  ) -> DotPlot.Mark? {
    let result = results.cells.first {
      $0.architecture == entry.name
        && $0.interaction == interaction && $0.size == size && $0.correct
    }
    guard let ratio = result?.ratio, ratio.estimate > 0 else { return nil }
    return DotPlot.Mark(
      series: index, value: ratio.estimate, low: ratio.low, high: ratio.high,
      isDoubtful: ratio.verdict == "withheld")
  }

  private func ratios(_ rows: [DotPlot.Row], at size: Int) -> ReportPicture {
    let series = styles.contenders.map { styles.series($0.name) }
    let summaries = series.enumerated().compactMap { index, series -> String? in
      let marks = rows.compactMap { row in
        row.marks.first { $0.series == index }.map { (row: row.label, value: $0.value) }
      }
      guard let least = marks.min(by: { $0.value < $1.value }),
        let most = marks.max(by: { $0.value < $1.value })
      else { return nil }
      return "\(series.name) from \(Figures.ratio(least.value)) (\(least.row)) to "
        + "\(Figures.ratio(most.value)) (\(most.row))"
    }
    return ReportPicture(
      .ratios, ["\(size)"],
      DotPlot(
        title: "Time as a multiple of Baseline's, by interaction, at \(Figures.count(size)) notes",
        subtitle: "Estimates with their intervals over processes. Log scale; less is faster.",
        summary: summaries.joined(separator: ", ") + ".", series: series,
        rows: rows.sorted { Self.highest($0) > Self.highest($1) },
        guides: [.init("Baseline", at: 1)],
        doubtful: "hollow: a control was off"))
  }

  private static func highest(_ row: DotPlot.Row) -> Double {
    row.marks.map(\.value).max() ?? 0
  }
}
