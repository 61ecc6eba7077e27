/// The pictures of what an event adds.
extension ReportCharts {
  /// What an event of each kind adds in each architecture, at the smallest size; `nil` if kinds were not
  /// measured.
  var added: ReportPicture? {
    let all = results.kinds ?? []
    guard let size = results.mainSize else { return nil }
    var kinds: [String] = []
    for kind in all.map(\.kind) where !kinds.contains(kind) { kinds.append(kind) }
    let rows = kinds.map { kind in
      let marks = styles.contenders.enumerated().compactMap { index, entry -> DotPlot.Mark? in
        let result = all.first {
          $0.kind == kind && $0.size == size && $0.architecture == entry.name
        }
        return result.map { mark($0.added, index) }
      }
      return DotPlot.Row(kind, marks)
    }
    let known = rows.filter { !$0.marks.isEmpty }
    guard !known.isEmpty else { return nil }
    let frame = ScorecardTable.frame
    let words = styles.contenders.enumerated().compactMap { index, entry -> String? in
      let values = known.compactMap { row in row.marks.first { $0.series == index }?.value }
      guard let least = values.min(), let most = values.max() else { return nil }
      return "\(entry.name) from \(AxisUnit.seconds.figure(least)) to "
        + AxisUnit.seconds.figure(most)
    }
    return ReportPicture(
      .added, ["\(size)"],
      DotPlot(
        title: "Time added to one event, by kind, at \(Figures.count(size)) notes",
        subtitle:
          "Over Baseline, with 95 % intervals. Log scale; what adds 10 ns or less is at 10 ns.",
        summary: words.joined(separator: ", ") + ".",
        series: styles.contenders.map { styles.series($0.name) }, rows: known,
        guides: [.init("1 % of a frame", at: frame / 100), .init("a frame", at: frame)],
        unit: .seconds))
  }

  /// A mark at no less than 10 ns, which a log axis needs.
  private func mark(_ added: AddedResult, _ index: Int) -> DotPlot.Mark {
    func shown(_ seconds: Double) -> Double { max(seconds, 1e-8) }
    return DotPlot.Mark(
      series: index, value: shown(added.estimate), low: added.low.map(shown),
      high: added.high.map(shown))
  }
}
