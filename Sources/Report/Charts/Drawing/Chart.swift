/// A picture of data.
package protocol Chart: Sendable {
  /// The heading.
  var title: String { get }
  /// A sentence on how to read the chart; may be empty.
  var subtitle: String { get }
  /// The data in one or two sentences, as alternative text of the picture.
  var summary: String { get }

  /// Draws everything below the subtitle, and moves the canvas's `y` below it.
  func draw(on canvas: inout Canvas)
}

extension Chart {
  /// The picture as the text of an SVG file.
  package func svg(_ theme: Theme) -> String {
    var canvas = Canvas(theme)
    canvas.head(title, subtitle)
    draw(on: &canvas)
    let height = (canvas.y + Canvas.margin).rounded(.up)
    let head = SVG.tag(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": SVG.number(Canvas.width * Canvas.enlargement),
        "height": SVG.number(height * Canvas.enlargement),
        "viewBox": "0 0 \(SVG.point(Canvas.width, height))", "role": "img",
        "aria-labelledby": "title desc", "font-family": ReportPicture.fonts,
      ])
    let ground = SVG.element(
      "rect",
      [
        "width": SVG.number(Canvas.width), "height": SVG.number(height), "rx": "6",
        "fill": theme.surface,
      ])
    let elements =
      [
        SVG.element("title", ["id": "title"], text: title),
        SVG.element("desc", ["id": "desc"], text: summary), ground,
      ] + canvas.elements
    return "<\(head)>\n\(elements.map { " " + $0 }.joined())</svg>\n"
  }
}

extension Canvas {
  fileprivate mutating func head(_ title: String, _ subtitle: String) {
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
}
