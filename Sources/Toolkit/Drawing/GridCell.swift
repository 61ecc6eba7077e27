/// How a character cell is set off from its neighbours.
public nonisolated struct Style: OptionSet, Hashable, Sendable {
  /// A bit for each way.
  public let rawValue: UInt8

  /// Made of bits.
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
/// A wide character is two halves in two cells. Each half is painted, and painted over, on its
/// own; a half without its other half shows as a blank. So what a cell holds never depends on the
/// order in which its neighbours were painted.
package nonisolated struct GridCell: Hashable, Sendable {
  enum Part: UInt8 {
    case whole
    case leading
    case trailing
  }

  /// All three in one number, so that whole lines of cells are written and compared fast.
  private let bits: UInt64

  init(glyph: UInt32, part: Part, style: Style) {
    bits = UInt64(glyph) | UInt64(part.rawValue) << 32 | UInt64(style.rawValue) << 40
  }

  /// A Unicode scalar, or a character of several scalars by its number in the grid's table.
  var glyph: UInt32 { UInt32(truncatingIfNeeded: bits) }
  var part: Part { Part(rawValue: UInt8(truncatingIfNeeded: bits >> 32)) ?? .whole }
  var style: Style { Style(rawValue: UInt8(truncatingIfNeeded: bits >> 40)) }

  static let blank = GridCell(glyph: 0x20, part: .whole, style: [])
}
