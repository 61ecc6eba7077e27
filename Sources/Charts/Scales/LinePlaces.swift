/// Where the points of a line plot stand from left to right: on a log axis, and one place before it.
struct LinePlaces {
  let scale: Scale
  /// Where 0 stands, which a log axis has no place for; `nil` if there is nothing at 0.
  let zero: Double?

  /// - Parameters:
  ///   - values: what is to have a place.
  ///   - zeroWidth: the room for the name of 0.
  ///   - unit: how the axis is labelled.
  ///   - range: the places of the first and the last value.
  init(_ values: [Double], zeroWidth: Double, unit: Unit, onto range: (Double, Double)) {
    let scale = Scale(.log, covering: values, onto: range)
    guard values.contains(0) else {
      self.scale = scale
      zero = nil
      return
    }
    // A label below the first value sticks out to the left.
    let widest = Axis(scale, unit).labelled.map { TextStyle.small.width(unit.label($0)) }.max() ?? 0
    let start = min(range.0 + zeroWidth + 14 + widest / 2, range.1 - 40)
    self.scale = Scale(.log, covering: values, onto: (start, range.1))
    zero = range.0 + zeroWidth / 2
  }

  /// The place of a value that the axis shows, or of 0.
  func callAsFunction(_ value: Double) -> Double {
    value == 0 ? zero ?? scale.start : scale(value)
  }
}
