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

  /// A Unicode scalar, or a character of several scalars by its number in the grid's table.
  var glyph: UInt32
  var part: Part
  var style: Style

  static let blank = GridCell(glyph: 0x20, part: .whole, style: [])
}
