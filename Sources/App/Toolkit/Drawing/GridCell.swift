/// The text style of a character cell.
public nonisolated struct Style: OptionSet, Hashable, Sendable {
  /// One bit for each style.
  public let rawValue: UInt8

  /// Makes a style from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Style(rawValue: 1)
  package static let dim = Style(rawValue: 2)
  package static let reverse = Style(rawValue: 4)
  package static let underline = Style(rawValue: 8)
}

/// One character cell of a grid.
///
/// A wide character takes several cells, one for each part. Each part is painted, and overwritten, on
/// its own. A part without the others shows as a blank. So the contents of a cell never depend on the
/// order in which its neighbours were painted.
package nonisolated struct GridCell: Hashable, Sendable {
  enum Part: UInt8 {
    case whole
    case leading
    case trailing
  }

  /// Glyph, part and style in one number, so that whole lines are written and compared fast.
  private let bits: UInt64

  init(glyph: UInt32, part: Part, style: Style) {
    bits = UInt64(glyph) | UInt64(part.rawValue) << 32 | UInt64(style.rawValue) << 40
  }

  /// A Unicode scalar, or the index in the grid's table for a character of several scalars.
  var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }
  var part: Part { Part(rawValue: UInt8(truncatingIfNeeded: bits >> 32)) ?? .whole }
  var style: Style { Style(rawValue: UInt8(truncatingIfNeeded: bits >> 40)) }

  static let blank = GridCell(glyph: 0x20, part: .whole, style: [])
}
