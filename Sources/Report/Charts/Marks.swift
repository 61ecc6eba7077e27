/// The look of marks: colour and shape say which pattern it is, the fill says how it is written.
struct Series: Hashable, Sendable {
  /// The inside of a mark.
  enum Fill: CaseIterable, Sendable {
    case hollow, solid, dotted
  }

  let name: String
  /// The index in ``Theme/hues`` and ``MarkShape/allCases``; 0 is Baseline's, and `nil` is nobody's.
  let style: Int?
  let fill: Fill

  init(_ name: String, style: Int?, fill: Fill = .solid) {
    self.name = name
    self.style = style.map { max($0, 0) }
    self.fill = fill
  }

  /// Returns its colour.
  ///
  /// Colours repeat, but combinations of colour and shape repeat only after many series.
  func colour(_ theme: Theme) -> String {
    style.map { theme.hues[$0 % theme.hues.count] } ?? theme.ink
  }

  var shape: MarkShape {
    style.map { MarkShape.allCases[$0 % MarkShape.allCases.count] } ?? .circle
  }
}

/// The shapes of marks, so that charts are readable without colour.
enum MarkShape: CaseIterable, Sendable {
  case circle, square, triangle, diamond, cross, wedge

  /// Returns an outline around a point; all shapes have about the same area.
  ///
  /// - Parameters:
  ///   - x: the point's coordinate.
  ///   - y: the point's coordinate.
  ///   - radius: the radius of the circle.
  /// - Returns: the `d` attribute of a path.
  func outline(_ x: Double, _ y: Double, radius: Double) -> String {
    switch self {
    case .circle:
      let r = SVG.number(radius)
      let width = SVG.number(2 * radius)
      return "M\(SVG.point(x - radius, y))a\(r) \(r) 0 1 1 \(width) 0a\(r) \(r) 0 1 1 -\(width) 0z"
    case .square: return polygon(x, y, radius * 0.89, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
    case .triangle: return polygon(x, y, radius * 1.15, [(0, -1.05), (1, 0.75), (-1, 0.75)])
    case .diamond: return polygon(x, y, radius * 1.3, [(0, -1), (1, 0), (0, 1), (-1, 0)])
    case .cross:
      let arms = [(-0.35, -1.0), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35)]
      return polygon(
        x, y, radius * 1.12,
        arms + [(0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35)])
    case .wedge: return polygon(x, y, radius * 1.15, [(0, 1.05), (1, -0.75), (-1, -0.75)])
    }
  }

  private func polygon(
    _ x: Double, _ y: Double, _ size: Double, _ corners: [(Double, Double)]
  ) -> String {
    "M" + corners.map { SVG.point(x + size * $0.0, y + size * $0.1) }.joined(separator: "L") + "z"
  }
}

/// The colours of a picture, for a light or a dark page.
enum Theme: String, CaseIterable, Sendable {
  case light, dark

  /// The background.
  var surface: String { self == .light ? "#ffffff" : "#0d1117" }
  /// The colour of text and of the most important lines.
  var ink: String { self == .light ? "#1f2328" : "#f0f6fc" }
  /// The colour of explanatory text.
  var mutedInk: String { self == .light ? "#59636e" : "#9198a1" }
  var grid: String { self == .light ? "#e4e8ec" : "#272d35" }
  /// The colour of axes and of the line of the reference.
  var axis: String { self == .light ? "#8c959f" : "#6e7681" }

  /// The colours of series; the first is grey, for the reference.
  ///
  /// They are at least 8 apart in Oklab (of 100), also for people with any kind of
  /// dichromacy. Each has a contrast of at least 3 : 1 with the background.
  var hues: [String] {
    switch self {
    case .light:
      ["#6e7781", "#0b4aa2", "#96420d", "#c03fd6", "#00a35a", "#60003c", "#fa5a00"]
    case .dark:
      ["#8b949e", "#8fb4ff", "#f2a65a", "#c058ee", "#5be7c0", "#f2e07a", "#c0240c"]
    }
  }
}
