/// The labels and lines of a scale, with as many labels as fit.
struct Axis {
  let scale: Scale
  let unit: AxisUnit
  /// The values with a label.
  let labelled: [Double]
  let minor: [Double]

  /// - Parameters:
  ///   - scale: the scale of the axis.
  ///   - unit: the unit of the labels.
  ///   - isVertical: whether the axis is vertical, so that labels only need their height.
  init(_ scale: Scale, _ unit: AxisUnit, isVertical: Bool = false) {
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
    // The first candidate has the most labels; the first one that fits is used.
    let candidates = Ticks.logCandidates(scale.domain)
    labelled = candidates.first { $0.count > 1 && fits($0) } ?? candidates.first(where: fits) ?? []
    minor = Ticks.logMinor(scale.domain)
  }

  /// Returns the centre of a label: below its value, but within the picture.
  private static func labelPlace(_ value: Double, _ scale: Scale, _ unit: AxisUnit) -> Double {
    Canvas.middle(unit.label(value), near: scale(value), .small)
  }

  /// Draws a horizontal axis at the canvas's `y`, and moves `y` below it.
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

  /// Draws vertical lines at the labelled values; called first, so that all else covers them.
  func drawGrid(_ canvas: inout Canvas, from top: Double, to bottom: Double) {
    for value in labelled {
      canvas.line((scale(value), top), (scale(value), bottom), canvas.theme.grid)
    }
  }

  /// Draws the labels of a vertical axis and its lines from `left` to `right`.
  func drawBeside(_ canvas: inout Canvas, from left: Double, to right: Double) {
    for value in labelled {
      canvas.line((left, scale(value)), (right, scale(value)), canvas.theme.grid)
      canvas.text(
        unit.label(value), x: left - 8, y: scale(value), .small, colour: canvas.theme.mutedInk,
        anchor: .end)
    }
  }
}
