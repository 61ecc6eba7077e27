/// Something that has values in several places of a chart, and looks the same in all of them.
package struct Series: Equatable, Sendable {
  package let name: String
  /// Its place among ``Theme/hues`` and ``MarkShape/allCases``; 0 is grey, for what others are compared with.
  package let style: Int
  /// Whether it is a second form of another one: hollow marks, broken lines.
  package let isVariant: Bool

  package init(_ name: String, style: Int, isVariant: Bool = false) {
    self.name = name
    self.style = max(style, 0)
    self.isVariant = isVariant
  }

  /// Its colour; there are fewer than there may be series, but with the shape no two are alike soon.
  func colour(_ theme: Theme) -> String { theme.hues[style % theme.hues.count] }

  var shape: MarkShape { MarkShape.allCases[style % MarkShape.allCases.count] }
}
