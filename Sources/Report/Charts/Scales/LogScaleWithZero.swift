/// A log scale with an additional position for 0, left of the axis.
struct LogScaleWithZero {
  let scale: Scale
  /// The position of 0, which is not on a log axis; `nil` if no value is 0.
  let zero: Double?

  /// - Parameters:
  ///   - values: the values to show.
  ///   - zeroWidth: the width of the name of 0.
  ///   - unit: the unit of the axis.
  ///   - range: the positions of the first and the last value.
  init(_ values: [Double], zeroWidth: Double, unit: AxisUnit, onto range: (Double, Double)) {
    let scale = Scale(.log, covering: values, onto: range)
    guard values.contains(0) else {
      self.scale = scale
      zero = nil
      return
    }
    // The label of the first value extends to the left.
    let widest = Axis(scale, unit).labelled.map { TextStyle.small.width(unit.label($0)) }.max() ?? 0
    let start = min(range.0 + zeroWidth + 14 + widest / 2, range.1 - 40)
    self.scale = Scale(.log, covering: values, onto: (start, range.1))
    zero = range.0 + zeroWidth / 2
  }

  /// Returns the position of a value or of 0.
  func callAsFunction(_ value: Double) -> Double {
    value == 0 ? zero ?? scale.start : scale(value)
  }
}
