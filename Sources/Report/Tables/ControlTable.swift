import Support

/// The controls, which should read 1, and their worst readings.
enum ControlTable {
  static func table(_ results: Results) -> TextTable {
    var table = TextTable([
      .init("control"), .init("what it is"), .init("worst reading", .right), .init("in"),
      .init("mean over cells", .right), .init("median half-width", .right),
    ])
    for (label, control) in results.controls.sorted(by: { $0.key < $1.key }) {
      let place = control.interaction.map { interaction in
        interaction + (control.size.map { " at \(Figures.count($0))" } ?? "")
      }
      table.append([
        label, control.isSameCode == false ? "a copy of Baseline's code" : "Baseline once more",
        Figures.preciseRatio(control.estimate, control.low, control.high), place ?? "–",
        control.mean.map { Figures.preciseRatio($0, control.meanLow, control.meanHigh) } ?? "–",
        control.medianHalfWidth.map(Figures.finePercent) ?? "–",
      ])
    }
    return table
  }
}
