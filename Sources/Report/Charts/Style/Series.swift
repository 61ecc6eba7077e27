/// A series of values, with the same colour and shape everywhere in a chart.
package struct Series: Equatable, Sendable {
  package let name: String
  /// The index in ``Theme/hues`` and ``MarkShape/allCases``; 0 is grey, for the reference.
  package let style: Int

  package init(_ name: String, style: Int) {
    self.name = name
    self.style = max(style, 0)
  }

  /// Returns its colour.
  ///
  /// Colours repeat, but combinations of colour and shape repeat only after many series.
  func colour(_ theme: Theme) -> String { theme.hues[style % theme.hues.count] }

  var shape: MarkShape { MarkShape.allCases[style % MarkShape.allCases.count] }
}
