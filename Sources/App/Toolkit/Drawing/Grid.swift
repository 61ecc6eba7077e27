/// The screen as character cells, with the damage: the cells that the next frame repaints.
package final class Grid {
  package let size: Size
  private var cells: ContiguousArray<GridCell>
  /// One bit for each cell, `wordsPerRow` words for each row.
  private var damage: ContiguousArray<UInt64>
  private let wordsPerRow: Int
  /// The rectangle around all damage; empty if there is none.
  private(set) var damagedRect = Rect.zero

  /// Characters of several scalars; a cell stores an index of this array.
  private var clusters: [Character] = []
  /// The indices of each character.
  ///
  /// There are several if the character came in several forms that are equal but have different
  /// bytes.
  private var clusterNumbers: [Character: [UInt32]] = [:]
  private nonisolated static let clusterBit: UInt32 = 1 << 31

  /// Makes a blank grid; all of it is damaged.
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

  /// Marks the cells of a rectangle for repainting.
  func addDamage(_ rect: Rect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for word in words(of: rect) {
      let bits = bits(of: rect, in: word)
      for row in rect.y..<rect.maxY { damage[row * wordsPerRow + word] |= bits }
    }
    damagedRect = damagedRect.isEmpty ? rect : damagedRect.union(rect)
  }

  /// Returns whether any cell of the rectangle is damaged.
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

  /// Ends a frame: clears the damage, and returns the number of damaged cells.
  func clearDamage() -> Int {
    var count = 0
    for word in damagedRect.y * wordsPerRow..<damagedRect.maxY * wordsPerRow {
      count += damage[word].nonzeroBitCount
      damage[word] = 0
    }
    damagedRect = .zero
    return count
  }

  // The rectangles that are passed to these functions lie within the grid's bounds.

  /// Returns the words of each row that hold the bits of a rectangle, which must not be empty.
  @inline(__always)
  private func words(of rect: Rect) -> ClosedRange<Int> {
    rect.x / 64...(rect.maxX - 1) / 64
  }

  /// Returns the bits of a rectangle in one of its words.
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

  /// Fills the damaged cells of a rectangle with blanks.
  func fill(_ rect: Rect, style: Style) {
    let rect = rect.intersection(damagedRect)
    guard !rect.isEmpty else { return }
    let blank = GridCell(glyph: 0x20, part: .whole, style: style)
    // Pointer access checks once that the array is uniquely referenced, not once for each cell.
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
  /// `width` is the number of cells of the text, if the caller knows it. If it equals the number of
  /// bytes, no byte needs a check: characters that are not plain have more bytes than cells.
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

  /// Paints bytes of which each is one cell.
  private func paintPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, at origin: Point, clip: Rect, style: Style
  ) {
    let place = Rect(x: origin.x, y: origin.y, width: bytes.count, height: 1).intersection(clip)
    guard !place.isEmpty else { return }
    let firstCell = origin.y * size.width
    cells.withUnsafeMutableBufferPointer { cells in
      forEachRun(of: place, in: origin.y) { columns in
        for column in columns {
          // Without overflow checks, the compiler can process many bytes at once.
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

  /// The text of each line, without the blanks at its end.
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
      let character = character(of: cell.glyph)
      let width = cell.part == .leading ? CellWidth.of(character) : 1
      let isComplete =
        cell.part != .trailing && column + width <= size.width
        && (column + 1..<column + width).allSatisfy {
          let next = cells[row * size.width + $0]
          return next.part == .trailing && next.glyph == cell.glyph
        }
      body(isComplete ? character : " ", cell.style)
      column += isComplete ? width : 1
    }
  }

  private func character(of glyph: UInt32) -> Character {
    if glyph & Self.clusterBit != 0 { return clusters[Int(glyph & ~Self.clusterBit)] }
    return Unicode.Scalar(glyph).map(Character.init) ?? " "
  }

  /// Returns the first position at which two grids of the same size show different bytes.
  package func firstDifference(from other: Grid) -> Point? {
    let index = cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        mine.indices.first { !isSame(mine[$0], as: theirs[$0], in: other) }
      }
    }
    return index.map { Point(x: $0 % size.width, y: $0 / size.width) }
  }

  /// Returns whether a cell shows the same as a cell of another grid, which has its own indices for
  /// clusters.
  private func isSame(_ cell: GridCell, as theirs: GridCell, in other: Grid) -> Bool {
    guard cell.part == theirs.part, cell.style == theirs.style else { return false }
    // Nearly all cells show a single scalar.
    guard cell.glyph & theirs.glyph & Self.clusterBit != 0 else {
      return cell.glyph == theirs.glyph
    }
    return character(of: cell.glyph).utf8.elementsEqual(other.character(of: theirs.glyph).utf8)
  }
}
