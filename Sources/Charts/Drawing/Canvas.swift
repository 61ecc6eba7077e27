/// What a chart draws on, from the top downwards.
///
/// Its text is as large as that of a GitHub page beside it, and in a column of 400 still 8 high.
package struct Canvas: Sendable {
  static let width = 640.0
  /// How much larger a page shows it that has the room.
  static let enlargement = 1.125
  static let margin = 14.0
  /// What is between the margins.
  static let left = margin
  static let right = width - margin

  package let theme: Theme
  private(set) var elements: [Element] = []
  /// Where the next thing begins: all above is taken.
  var y = margin

  init(_ theme: Theme) {
    self.theme = theme
  }

  /// The place nearest to `x` for the middle of a text, so that it does not stick out.
  static func middle(_ text: String, near x: Double, _ style: TextStyle) -> Double {
    let half = style.width(text) / 2
    return min(max(x, left + half), right - half)
  }

  mutating func add(_ element: Element) {
    elements.append(element)
  }

  /// Writes a line of text.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - x: its start, middle or end, as `anchor` says.
  ///   - y: the middle of its small letters, so that it stands level with a mark there.
  ///   - style: its size and weight.
  ///   - colour: the ink if there is none.
  ///   - anchor: which end of the text is at `x`.
  mutating func text(
    _ text: String, x: Double, y: Double, _ style: TextStyle = .label, colour: String? = nil,
    anchor: TextAnchor = .start
  ) {
    add(
      Element(
        "text",
        [
          "x": .init(x), "y": .init(y + style.size * 0.34), "fill": .init(colour ?? theme.ink),
          "font-size": .init(style.size), "font-weight": style.isBold ? "600" : nil,
          "text-anchor": anchor == .start ? nil : .init(anchor.rawValue),
        ], text: text))
  }

  mutating func line(
    _ from: (Double, Double), _ to: (Double, Double), _ colour: String, width: Double = 1,
    dash: String? = nil
  ) {
    add(
      Element(
        "line",
        [
          "x1": .init(from.0), "y1": .init(from.1), "x2": .init(to.0), "y2": .init(to.1),
          "stroke": .init(colour), "stroke-width": .init(width),
          "stroke-dasharray": dash.map { .init($0) },
        ]))
  }

  mutating func path(
    _ outline: String, fill: String = "none", stroke: String? = nil, width: Double = 1,
    dash: String? = nil, opacity: Double = 1
  ) {
    add(
      Element(
        "path",
        [
          "d": .init(outline), "fill": .init(fill), "stroke": stroke.map { .init($0) },
          "stroke-width": stroke == nil ? nil : .init(width),
          "stroke-dasharray": dash.map { .init($0) },
          "opacity": opacity == 1 ? nil : .init(opacity),
        ]))
  }

  mutating func box(
    x: Double, y: Double, width: Double, height: Double, fill: String, stroke: String? = nil
  ) {
    add(
      Element(
        "rect",
        [
          "x": .init(x), "y": .init(y), "width": .init(max(width, 0)),
          "height": .init(max(height, 0)), "fill": .init(fill), "stroke": stroke.map { .init($0) },
        ]))
  }

  /// The mark of a series, with a rim that keeps it apart from what is behind it.
  mutating func mark(
    _ series: Series, x: Double, y: Double, radius: Double = 5, isHollow: Bool = false
  ) {
    let colour = series.colour(theme)
    let hollow = isHollow || series.isVariant
    path(
      series.shape.outline(x, y, radius: hollow ? radius - 0.6 : radius),
      fill: hollow ? theme.surface : colour, stroke: hollow ? colour : theme.surface,
      width: hollow ? 1.8 : 1)
  }
}

/// Which end of a text is given.
enum TextAnchor: String, Sendable {
  case start, middle, end
}

/// The sizes of text.
enum TextStyle: Sendable {
  case title, strong, label, small

  var size: Double {
    switch self {
    case .title: 17
    case .strong, .label: 14.5
    case .small: 13.5
    }
  }

  var isBold: Bool { self == .title || self == .strong }

  /// How wide a text is, about.
  func width(_ text: String) -> Double {
    TextWidth.of(text, size: size, isBold: isBold)
  }
}
