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
    let size = "\(DecimalText.text(Canvas.width)) \(DecimalText.text(height))"
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .init(Canvas.width * Canvas.enlargement),
        "height": .init(height * Canvas.enlargement), "viewBox": "0 0 \(size)", "role": "img",
        "aria-labelledby": "title desc", "font-family": .init(ReportPicture.fonts),
      ],
      [
        SVGElement("title", ["id": "title"], text: title),
        SVGElement("desc", ["id": "desc"], text: summary),
        SVGElement(
          "rect",
          [
            "width": .init(Canvas.width), "height": .init(height), "rx": "6",
            "fill": .init(theme.surface),
          ]),
      ] + canvas.elements)
    return root.xml()
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
