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
  /// The fullest has steps of about a tenth. Then come 1-2-5, 1-3, decades, and some of the decades.
  static func candidates(_ domain: ClosedRange<Double>) -> [[Double]] {
    let fine = [10, 11, 12, 14, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90]
    let multiples = [fine, [10, 15, 20, 30, 50, 70], [10, 20, 50], [10, 30], [10]].map {
      self.multiples(ofTenths: $0, in: domain)
    }
    let sparse = (2...30).map { self.multiples(ofTenths: [10], in: domain, every: $0) }
    return (multiples + sparse).filter { !$0.isEmpty }
  }

  private static func multiples(
    ofTenths factors: [Int], in domain: ClosedRange<Double>, every step: Int = 1
  ) -> [Double] {
    let first = Int(log10(domain.lowerBound).rounded(.down))
    let last = Int(log10(domain.upperBound).rounded(.up))
    return (first...last).filter { $0 % step == 0 }.flatMap { power in
      // The number is parsed from a literal, because dividing by 10 six times does not give exactly
      // 1e-6.
      factors.compactMap { Double("\($0)e\(power - 1)") }
    }.filter { domain.contains($0) }
  }
}
