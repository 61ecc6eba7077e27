/// The picture of the ladder.
extension ReportCharts {
  /// What an event adds in each pattern on each rung, the median over kinds; `nil` without a ladder.
  var ladder: ReportPicture? {
    let ladder = LadderFigures(results)
    guard !ladder.patterns.isEmpty else { return nil }
    let lines = styles.contenders.compactMap { entry in
      ladder.patterns.first { $0.name == entry.name }.map { pattern in
        LadderPlot.Line(
          styles.series(entry),
          pattern.rungs.compactMap { point($0, ladder.steps) }
            + [pattern.headlineBeside].compactMap {
              $0.flatMap { point($0, ladder.steps, isOnLine: false) }
            })
      }
    }
    let frame = ScorecardTable.frame
    return ReportPicture(
      .ladder, [],
      LadderPlot(
        title: "Time added to one event, by rung of optimisation",
        subtitle: "Time above Baseline at \(Figures.count(1_000)) notes: the median of "
          + "\(ladder.kinds) kinds of events, with 95 % intervals. Rung 0 has the article's own design. From "
          + "rung 1 on, each rung includes those before it. A ring is the idiomatic form, off the line "
          + "if it lacks a lower rung. Log scale, linear below 100 ns.",
        summary: ladder.patterns.map(Self.words).joined(separator: "; ") + ".", lines: lines,
        steps: ladder.steps.map { "\($0.rung) \($0.name)" }, unit: .seconds,
        guides: [.init("1 % of a frame", at: frame / 100), .init("a frame", at: frame)],
        linearTo: 1e-7))
  }

  private func point(
    _ step: LadderFigures.Step, _ steps: [(rung: Int, name: String)], isOnLine: Bool = true
  ) -> LadderPlot.Point? {
    steps.firstIndex { $0.rung == step.rung }.map { place in
      LadderPlot.Point(
        step: place, value: step.added.estimate, low: step.added.low, high: step.added.high,
        isRinged: step.isHeadline, isOnLine: isOnLine)
    }
  }

  private static func words(_ pattern: LadderFigures.Pattern) -> String {
    let rungs = pattern.rungs.map { AxisUnit.seconds.figure($0.added.estimate) }
    let beside = pattern.headlineBeside.map {
      ", idiomatic \(AxisUnit.seconds.figure($0.added.estimate))"
    }
    return "\(pattern.name) \(rungs.joined(separator: ", "))\(beside ?? "")"
  }
}
