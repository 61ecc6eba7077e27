/// The drawing surface of a chart, filled from the top downwards.
///
/// Text is as large as the text of a GitHub page, and still 8 pixels high in a column of 400
/// pixels.
struct Canvas: Sendable {
  static let width = 640.0
  /// The factor by which a wide page enlarges the picture.
  static let enlargement = 1.125
  static let margin = 14.0
  /// The left end of the area between the margins.
  static let left = margin
  static let right = width - margin

  let theme: Theme
  /// The drawn elements, a line each.
  private var elements: [String] = []
  /// The top of the free area.
  var y = margin

  /// Creates a surface that has a title, and how to read the chart.
  init(_ theme: Theme, _ title: String, _ subtitle: String) {
    self.theme = theme
    let room = Self.right - Self.left
    for line in TextWidth.wrapped(title, to: room, size: TextStyle.title.size, isBold: true) {
      text(line, x: Self.left, y: y + 9, .title)
      y += 24
    }
    for line in TextWidth.wrapped(subtitle, to: room, size: TextStyle.small.size) {
      text(line, x: Self.left, y: y + 8, .small, colour: theme.mutedInk)
      y += 19
    }
    y += 8
  }

  /// Returns all that was drawn as the text of an SVG file, with a summary of the data in words.
  func svg(_ title: String, _ summary: String) -> String {
    let height = (y + Self.margin).rounded(.up)
    let head = SVG.tag(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": SVG.number(Self.width * Self.enlargement),
        "height": SVG.number(height * Self.enlargement),
        "viewBox": "0 0 \(SVG.point(Self.width, height))", "role": "img",
        "aria-labelledby": "title desc", "font-family": ReportPicture.fonts,
      ])
    let ground = SVG.element(
      "rect",
      [
        "width": SVG.number(Self.width), "height": SVG.number(height), "rx": "6",
        "fill": theme.surface,
      ])
    let all =
      [
        SVG.element("title", ["id": "title"], text: title),
        SVG.element("desc", ["id": "desc"], text: summary), ground,
      ] + elements
    return "<\(head)>\n\(all.map { " " + $0 }.joined())</svg>\n"
  }

  /// Returns the centre nearest to `x` at which a text stays within the margins.
  static func middle(_ text: String, near x: Double, _ style: TextStyle) -> Double {
    let half = style.width(text) / 2
    return min(max(x, left + half), right - half)
  }

  /// Writes a line of text.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - x: the start or the middle of the text, as `anchor` says.
  ///   - y: the middle of the small letters, so that the text is level with a mark at `y`.
  ///   - style: the size and the weight of the text.
  ///   - colour: the colour; `nil` for the theme's ink.
  ///   - anchor: the part of the text that is at `x`.
  ///   - hasHalo: whether the background keeps lines away from the letters.
  mutating func text(
    _ text: String, x: Double, y: Double, _ style: TextStyle = .label, colour: String? = nil,
    anchor: TextAnchor = .start, hasHalo: Bool = false
  ) {
    elements.append(
      SVG.element(
        "text",
        [
          "x": SVG.number(x), "y": SVG.number(y + style.size * 0.34), "fill": colour ?? theme.ink,
          "font-size": SVG.number(style.size), "font-weight": style.isBold ? "600" : nil,
          "text-anchor": anchor == .start ? nil : anchor.rawValue,
          "stroke": hasHalo ? theme.surface : nil, "stroke-width": hasHalo ? "4" : nil,
          "paint-order": hasHalo ? "stroke" : nil,
        ], text: text))
  }

  mutating func line(
    _ from: (Double, Double), _ to: (Double, Double), _ colour: String, width: Double = 1
  ) {
    elements.append(
      SVG.element(
        "line",
        [
          "x1": SVG.number(from.0), "y1": SVG.number(from.1), "x2": SVG.number(to.0),
          "y2": SVG.number(to.1), "stroke": colour, "stroke-width": SVG.number(width),
        ]))
  }

  /// Draws the mark of a series; a solid one has a rim that separates it from the background.
  mutating func mark(_ series: Series, x: Double, y: Double, radius: Double) {
    let colour = series.colour(theme)
    let isSolid = series.fill == .solid
    path(
      series.shape.outline(x, y, radius: isSolid ? radius : radius - 0.6),
      fill: isSolid ? colour : theme.surface, stroke: isSolid ? theme.surface : colour,
      width: isSolid ? 1 : 1.8)
    if series.fill == .dotted {
      path(MarkShape.circle.outline(x, y, radius: 1.7), fill: colour)
    }
  }

  private mutating func path(
    _ outline: String, fill: String, stroke: String? = nil, width: Double = 1
  ) {
    elements.append(
      SVG.element(
        "path",
        [
          "d": outline, "fill": fill, "stroke": stroke,
          "stroke-width": stroke == nil ? nil : SVG.number(width),
        ]))
  }
}

/// The part of a text that a position refers to.
enum TextAnchor: String, Sendable {
  case start, middle
}

/// The sizes of text.
enum TextStyle: Sendable {
  case title, label, small

  var size: Double {
    switch self {
    case .title: 17
    case .label: 14.5
    case .small: 13.5
    }
  }

  var isBold: Bool { self == .title }

  /// Returns the approximate width of a text.
  func width(_ text: String) -> Double {
    TextWidth.of(text, size: size, isBold: isBold)
  }
}
