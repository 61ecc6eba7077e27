/// A picture made of character cells, and the damage: the cells that the next frame paints anew.
package final class Grid {
  package let size: Size
  private var cells: ContiguousArray<GridCell>
  /// A bit a cell, `wordsPerRow` words a row.
  private var damage: ContiguousArray<UInt64>
  private let wordsPerRow: Int
  /// What surrounds all damage; empty when there is none.
  private(set) var damagedRect = Rect.zero

  /// Characters of several scalars, by the number that stands in a cell.
  private var clusters: [Character] = []
  /// The numbers of each; several if it came in several forms, which are equal and other bytes.
  private var clusterNumbers: [Character: [UInt32]] = [:]
  private nonisolated static let clusterBit: UInt32 = 1 << 31

  /// A blank grid, wholly damaged.
  package init(size: Size) {
    self.size = size
    cells = ContiguousArray(repeating: .blank, count: size.width * size.height)
    wordsPerRow = (size.width + 63) / 64
    damage = ContiguousArray(repeating: 0, count: wordsPerRow * size.height)
    addDamage(bounds)
  }

  package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  // MARK: - Damage

  package var isDamaged: Bool { !damagedRect.isEmpty }

  /// Marks the cells of a rectangle to be painted anew.
  func addDamage(_ rect: Rect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for word in words(of: rect) {
      let bits = bits(of: rect, in: word)
      for row in rect.y..<rect.maxY { damage[row * wordsPerRow + word] |= bits }
    }
    damagedRect = damagedRect.isEmpty ? rect : damagedRect.union(rect)
  }

  /// Whether any cell of the rectangle is damaged.
  func isDamaged(_ rect: Rect) -> Bool {
    let rect = rect.intersection(damagedRect)
    guard !rect.isEmpty else { return false }
    for word in words(of: rect) {
      let bits = bits(of: rect, in: word)
      for row in rect.y..<rect.maxY where damage[row * wordsPerRow + word] & bits != 0 {
        return true
      }
    }
    return false
  }

  /// Ends a frame, after which nothing is damaged; returns the number of cells that were.
  func clearDamage() -> Int {
    var count = 0
    for word in damagedRect.y * wordsPerRow..<damagedRect.maxY * wordsPerRow {
      count += damage[word].nonzeroBitCount
      damage[word] = 0
    }
    damagedRect = .zero
    return count
  }

  // A rectangle is cut to the grid's bounds before it comes here.

  /// The words in each row that hold the bits of a rectangle which is not empty.
  @inline(__always)
  private func words(of rect: Rect) -> ClosedRange<Int> {
    rect.x / 64...(rect.maxX - 1) / 64
  }

  /// The bits of a rectangle in one of its words.
  @inline(__always)
  private func bits(of rect: Rect, in word: Int) -> UInt64 {
    let low = max(rect.x - word * 64, 0)
    let high = min(rect.maxX - word * 64, 64)
    return (UInt64.max &<< UInt64(low)) & (UInt64.max &>> UInt64(64 - high))
  }

  /// Calls `body` with each run of damaged cells in one row of a rectangle.
  @inline(__always)
  private func forEachRun(of rect: Rect, in row: Int, _ body: (Range<Int>) -> Void) {
    for word in words(of: rect) {
      var open = damage[row * wordsPerRow + word] & bits(of: rect, in: word)
      while open != 0 {
        let start = open.trailingZeroBitCount
        let length = (~(open &>> UInt64(start))).trailingZeroBitCount
        let first = word * 64 + start
        body(first..<first + length)
        open &= UInt64.max << UInt64(start + length)
      }
    }
  }

  // MARK: - Painting, of damaged cells only

  /// Blanks the damaged cells of a rectangle.
  func fill(_ rect: Rect, style: Style) {
    let rect = rect.intersection(damagedRect)
    guard !rect.isEmpty else { return }
    let blank = GridCell(glyph: 0x20, part: .whole, style: style)
    // One check for uniqueness, not one a cell.
    cells.withUnsafeMutableBufferPointer { cells in
      for row in rect.y..<rect.maxY {
        let firstCell = row * size.width
        forEachRun(of: rect, in: row) { columns in
          for column in columns { cells[firstCell &+ column] = blank }
        }
      }
    }
  }

  /// Paints one line of text from `origin` on, inside `clip`; returns the column after it.
  ///
  /// `width` is how many cells the text takes, if that is known already. If it has a cell a byte,
  /// then its bytes need no look: all that is no cell of its own has more bytes than cells.
  @discardableResult
  func paint(
    _ text: Substring, width: Int? = nil, at origin: Point, clip: Rect, style: Style
  ) -> Int {
    let clip = clip.intersection(damagedRect)
    guard origin.y >= clip.y, origin.y < clip.maxY else { return origin.x }
    var text = text
    let plainEnd = text.withUTF8 { bytes in
      guard bytes.count == width || CellWidth.isPlain(bytes) else { return nil as Int? }
      paintPlain(bytes, at: origin, clip: clip, style: style)
      return origin.x + bytes.count
    }
    if let plainEnd { return plainEnd }
    var column = origin.x
    for character in text {
      if column >= clip.maxX { break }
      column += paint(character, at: Point(x: column, y: origin.y), clip: clip, style: style)
    }
    return column
  }

  /// Paints bytes that are a cell each.
  private func paintPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, at origin: Point, clip: Rect, style: Style
  ) {
    let place = Rect(x: origin.x, y: origin.y, width: bytes.count, height: 1).intersection(clip)
    guard !place.isEmpty else { return }
    let firstCell = origin.y * size.width
    cells.withUnsafeMutableBufferPointer { cells in
      forEachRun(of: place, in: origin.y) { columns in
        for column in columns {
          // No check for overflow, so that many bytes are looked at at once.
          let glyph = max(bytes[column &- origin.x], 0x20)
          cells[firstCell &+ column] = GridCell(glyph: UInt32(glyph), part: .whole, style: style)
        }
      }
    }
  }

  private func paint(_ character: Character, at point: Point, clip: Rect, style: Style) -> Int {
    let width = CellWidth.of(character)
    let glyph = number(of: character)
    for offset in 0..<width {
      let column = point.x + offset
      guard column >= clip.x, column < clip.maxX else { continue }
      let part: GridCell.Part = width == 1 ? .whole : offset == 0 ? .leading : .trailing
      put(GridCell(glyph: glyph, part: part, style: style), column, point.y)
    }
    return width
  }

  private func put(_ cell: GridCell, _ column: Int, _ row: Int) {
    let bits = damage[row * wordsPerRow + column / 64]
    guard bits & (1 << UInt64(column % 64)) != 0 else { return }
    cells[row * size.width + column] = cell
  }

  private func number(of character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0x20 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first.value < 0x20 ? 0x20 : first.value
    }
    let known = clusterNumbers[character]?.first {
      self.character(of: $0).utf8.elementsEqual(character.utf8)
    }
    if let known { return known }
    let number = UInt32(clusters.count) | Self.clusterBit
    clusters.append(character)
    clusterNumbers[character, default: []].append(number)
    return number
  }

  // MARK: - Reading

  /// The text of each line, blanks at its end cut off.
  package var lines: [String] {
    (0..<size.height).map { row in
      var line = ""
      forEachCharacter(in: row) { character, _ in line.append(character) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Calls `body` with the characters of a row from left to right, each with its style.
  package func forEachCharacter(in row: Int, _ body: (Character, Style) -> Void) {
    var column = 0
    while column < size.width {
      let cell = cells[row * size.width + column]
      let next = column + 1 < size.width ? cells[row * size.width + column + 1] : .blank
      switch cell.part {
      case .whole:
        body(character(of: cell.glyph), cell.style)
      case .leading where next.part == .trailing && next.glyph == cell.glyph:
        body(character(of: cell.glyph), cell.style)
        column += 1
      case .leading, .trailing:
        body(" ", cell.style)
      }
      column += 1
    }
  }

  private func character(of glyph: UInt32) -> Character {
    if glyph & Self.clusterBit != 0 { return clusters[Int(glyph & ~Self.clusterBit)] }
    return Unicode.Scalar(glyph).map(Character.init) ?? " "
  }

  /// The first place at which two grids of one size show something else, be it other bytes only.
  package func firstDifference(from other: Grid) -> Point? {
    let index = cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        mine.indices.first { !isSame(mine[$0], as: theirs[$0], in: other) }
      }
    }
    return index.map { Point(x: $0 % size.width, y: $0 / size.width) }
  }

  /// Whether a cell shows what a cell of another grid shows, whose clusters have other numbers.
  private func isSame(_ cell: GridCell, as theirs: GridCell, in other: Grid) -> Bool {
    guard cell.part == theirs.part, cell.style == theirs.style else { return false }
    // Nearly all cells show a single scalar.
    guard cell.glyph & theirs.glyph & Self.clusterBit != 0 else {
      return cell.glyph == theirs.glyph
    }
    return character(of: cell.glyph).utf8.elementsEqual(other.character(of: theirs.glyph).utf8)
  }
}
