import Foundation

/// A mapping from values to positions on a log axis, where equal factors have equal distances.
struct Scale: Equatable, Sendable {
  let domain: ClosedRange<Double>
  /// The position of the domain's lower end.
  let start: Double
  let end: Double

  /// Creates a scale that covers all values, with some room on both sides.
  ///
  /// - Parameters:
  ///   - values: the values to show; those that a log axis cannot show are ignored.
  ///   - range: the positions of the smallest and the greatest value.
  init(covering values: [Double], onto range: (Double, Double)) {
    let known = values.filter(\.fitsLogAxis)
    let low = known.min() ?? 1
    let high = known.max() ?? 1
    (start, end) = range
    // The domain spans at least a factor of 1.5, so that tiny differences do not fill the axis.
    let room = max(0.03 * log(high / low), log(1.5 * low / high) / 2)
    domain = low / exp(room)...high * exp(room)
  }

  /// Returns the position of a value; a value outside of the domain is moved to its edge.
  func callAsFunction(_ value: Double) -> Double {
    let known = value.isFinite ? value : domain.lowerBound
    let value = min(max(known, domain.lowerBound), domain.upperBound)
    let share = log(value / domain.lowerBound) / log(domain.upperBound / domain.lowerBound)
    return start + (end - start) * share
  }

  /// Returns the positions of an interval's bounds; `nil` if there is no interval that can be
  /// shown.
  func positions(_ low: Double?, _ high: Double?) -> (low: Double, high: Double)? {
    guard let low, let high, low.fitsLogAxis, high.fitsLogAxis, low <= high else { return nil }
    return (self(low), self(high))
  }
}

extension Double {
  /// Whether a log axis can show the number: it is above 0, and not so extreme that it must be a
  /// numerical error.
  var fitsLogAxis: Bool { (1e-30...1e30).contains(self) }
}

/// The labels and lines of a scale, with as many labels as fit.
struct Axis {
  let scale: Scale
  /// The values with a label.
  let labelled: [Double]

  init(_ scale: Scale) {
    self.scale = scale
    func fits(_ values: [Double]) -> Bool {
      let extents = values.map { value in
        let half = TextStyle.small.width(Self.label(value)) / 2 + 5
        let place = Self.labelPlace(value, scale)
        return (place - half, place + half)
      }
      return zip(extents, extents.dropFirst()).allSatisfy { $0.1 <= $1.0 }
    }
    // The first candidate has the most labels; the first one that fits is used.
    let candidates = Ticks.candidates(scale.domain)
    labelled = candidates.first { $0.count > 1 && fits($0) } ?? candidates.first(where: fits) ?? []
  }

  /// Formats a round number, such as `1.5` or `1,000`, without trailing zeros.
  static func label(_ value: Double) -> String {
    value.formatted(
      .number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en_US")))
  }

  /// Returns the centre of a label: below its value, but within the picture.
  private static func labelPlace(_ value: Double, _ scale: Scale) -> Double {
    Canvas.middle(label(value), near: scale(value), .small)
  }

  /// Draws the axis at the canvas's `y`, and moves `y` below it.
  func draw(_ canvas: inout Canvas) {
    let bottom = canvas.y
    canvas.line((scale.start, bottom), (scale.end, bottom), canvas.theme.axis)
    for value in labelled {
      canvas.line((scale(value), bottom), (scale(value), bottom + 7), canvas.theme.axis)
      canvas.text(
        Self.label(value), x: Self.labelPlace(value, scale), y: bottom + 17, .small,
        colour: canvas.theme.mutedInk, anchor: .middle)
    }
    canvas.y = bottom + 27
  }

  /// Draws vertical lines at the labelled values; called first, so that all else covers them.
  func drawGrid(_ canvas: inout Canvas, from top: Double, to bottom: Double) {
    for value in labelled {
      canvas.line((scale(value), top), (scale(value), bottom), canvas.theme.grid)
    }
  }
}

/// Round values along a log scale.
enum Ticks {
  /// Returns sets of labels, the fullest first; the caller takes the first that fits.
  ///
  /// A domain of less than a decade has linear steps. A wider one has 1-2-5, then decades, then
  /// some of the decades.
  static func candidates(_ domain: ClosedRange<Double>) -> [[Double]] {
    let decades = log10(domain.upperBound / domain.lowerBound)
    let steps = decades < 0.7 ? [8, 6, 5, 4, 3, 2, 1].map { linear(domain, count: $0) } : []
    let multiples = [[1.0, 2, 5], [1, 3], [1]].map { self.multiples($0, in: domain) }
    let sparse = (2...30).map { step in self.multiples([1], in: domain, every: step) }
    return (steps + multiples + sparse).filter { !$0.isEmpty }
  }

  /// Returns about `count` multiples of 1, 2 or 5 times a power of ten, all within the domain.
  static func linear(_ domain: ClosedRange<Double>, count: Int) -> [Double] {
    let span = domain.upperBound - domain.lowerBound
    guard span > 0, span.isFinite, count > 0 else { return [] }
    let least = span / Double(count)
    let power = pow(10, log10(least).rounded(.down))
    let step = power * ([1.0, 2, 5].first { $0 * power >= least * (1 - 1e-9) } ?? 10)
    // Whole numbers are multiplied by the step, because repeated addition would accumulate its
    // error.
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1_000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  private static func multiples(
    _ factors: [Double], in domain: ClosedRange<Double>, every step: Int = 1
  ) -> [Double] {
    let first = Int(log10(domain.lowerBound).rounded(.down))
    let last = Int(log10(domain.upperBound).rounded(.up))
    return (first...last).filter { $0 % step == 0 }.flatMap { power in
      // The number is parsed from a literal, because dividing by 10 six times does not give exactly
      // 1e-6.
      factors.compactMap { Double("\(Int($0))e\(power)") }
    }.filter { domain.contains($0) }
  }
}
