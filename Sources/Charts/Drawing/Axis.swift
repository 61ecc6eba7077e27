/// The labels and lines of a scale: as many labels as fit.
struct Axis {
  let scale: Scale
  let unit: Unit
  /// The labelled values, and the round ones between them.
  let labelled: [Double]
  let minor: [Double]

  /// - Parameters:
  ///   - scale: what the axis shows.
  ///   - unit: how its labels are written.
  ///   - isVertical: whether labels stand above each other, where they need their height only.
  init(_ scale: Scale, _ unit: Unit, isVertical: Bool = false) {
    self.scale = scale
    self.unit = unit
    func fits(_ values: [Double]) -> Bool {
      let extents = values.map { value in
        let half = isVertical ? 14 : TextStyle.small.width(unit.label(value)) / 2 + 5
        let place = isVertical ? scale(value) : Self.labelPlace(value, scale, unit)
        return (place - half, place + half)
      }.sorted { $0.0 < $1.0 }
      return zip(extents, extents.dropFirst()).allSatisfy { $0.1 <= $1.0 }
    }
    // Full enough to read between them, and no fuller.
    let candidates =
      scale.kind == .linear
      ? [6, 5, 4, 3, 2, 1].map { Ticks.linear(scale.domain, count: $0) }
      : Ticks.logCandidates(scale.domain)
    labelled = candidates.first { $0.count > 1 && fits($0) } ?? candidates.first(where: fits) ?? []
    minor = scale.kind == .linear ? [] : Ticks.logMinor(scale.domain)
  }

  /// The middle of a label below its value: at the ends it may stick out, but not of the picture.
  private static func labelPlace(_ value: Double, _ scale: Scale, _ unit: Unit) -> Double {
    Canvas.middle(unit.label(value), near: scale(value), .small)
  }

  /// Draws a horizontal axis at the canvas's `y`, which moves below it.
  func drawBelow(_ canvas: inout Canvas, title: String = "") {
    let bottom = canvas.y
    let ends = (min(scale.start, scale.end), max(scale.start, scale.end))
    canvas.line((ends.0, bottom), (ends.1, bottom), canvas.theme.axis)
    for value in minor {
      canvas.line((scale(value), bottom), (scale(value), bottom + 4), canvas.theme.axis)
    }
    for value in labelled {
      canvas.line((scale(value), bottom), (scale(value), bottom + 7), canvas.theme.axis)
      canvas.text(
        unit.label(value), x: Self.labelPlace(value, scale, unit), y: bottom + 17, .small,
        colour: canvas.theme.mutedInk, anchor: .middle)
    }
    canvas.y = bottom + 27
    guard !title.isEmpty else { return }
    canvas.text(
      title, x: ends.1, y: canvas.y + 8, .small, colour: canvas.theme.mutedInk, anchor: .end)
    canvas.y += 19
  }

  /// Draws lines up and down at the labelled values; behind all else, so it comes first.
  func drawGrid(_ canvas: inout Canvas, from top: Double, to bottom: Double) {
    for value in labelled {
      canvas.line((scale(value), top), (scale(value), bottom), canvas.theme.grid)
    }
  }

  /// Draws labels and lines of a vertical axis whose lines run from `left` to `right`.
  func drawBeside(_ canvas: inout Canvas, from left: Double, to right: Double) {
    for value in labelled {
      canvas.line((left, scale(value)), (right, scale(value)), canvas.theme.grid)
      canvas.text(
        unit.label(value), x: left - 8, y: scale(value), .small, colour: canvas.theme.mutedInk,
        anchor: .end)
    }
  }
}
