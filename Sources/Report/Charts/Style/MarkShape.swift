/// The shapes of marks, so that charts are readable without colour.
package enum MarkShape: CaseIterable, Sendable {
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
