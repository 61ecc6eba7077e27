/// A picture made of character cells, and the damage: the cells that the next frame paints anew.
package final class Grid {
  package let size: Size
  // Nothing is handed out while either is changed; the check would cost more than the change.
  @exclusivity(unchecked) private var cells: ContiguousArray<GridCell>
  /// A bit a cell, `wordsPerRow` words a row.
  @exclusivity(unchecked) private var damage: ContiguousArray<UInt64>
  private let wordsPerRow: Int
  /// What surrounds all damage; empty when there is none.
  @exclusivity(unchecked) private(set) var damagedRect = Rect.zero

  /// Characters of several scalars, by the number that stands in a cell.
  private var clusters: [Character] = []
  private var clusterNumbers: [Character: UInt32] = [:]
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
    for row in rect.y..<rect.maxY {
      forEachWord(of: rect) { word, bits in damage[row * wordsPerRow + word] |= bits }
    }
    damagedRect = damagedRect.isEmpty ? rect : damagedRect.union(rect)
  }

  /// Whether any cell of the rectangle is damaged.
  func isDamaged(_ rect: Rect) -> Bool {
    let rect = rect.intersection(damagedRect)
    guard !rect.isEmpty else { return false }
    var found = false
    forEachWord(of: rect) { word, bits in
      for row in rect.y..<rect.maxY where damage[row * wordsPerRow + word] & bits != 0 {
        found = true
        break
      }
    }
    return found
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

  private func forEachWord(of rect: Rect, _ body: (_ word: Int, _ bits: UInt64) -> Void) {
    let left = max(0, rect.x)
    let right = min(size.width, rect.maxX)
    guard left < right else { return }
    for word in left / 64...(right - 1) / 64 {
      let low = max(left - word * 64, 0)
      let high = min(right - word * 64, 64)
      let bits = (high == 64 ? UInt64.max : (1 << UInt64(high)) - 1) & ~((1 << UInt64(low)) - 1)
      body(word, bits)
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
      forEachWord(of: rect) { word, bits in
        for row in rect.y..<rect.maxY {
          var open = damage[row * wordsPerRow + word] & bits
          let first = row * size.width + word * 64
          while open != 0 {
            cells[first + open.trailingZeroBitCount] = blank
            open &= open - 1
          }
        }
      }
    }
  }

  /// Paints one line of text from `origin` on, inside `clip`; returns the column after it.
  @discardableResult
  func paint(_ text: Substring, at origin: Point, clip: Rect, style: Style) -> Int {
    let clip = clip.intersection(damagedRect)
    guard origin.y >= clip.y, origin.y < clip.maxY else { return origin.x }
    var text = text
    let plainEnd = text.withUTF8 { bytes in
      guard CellWidth.isPlain(bytes) else { return nil as Int? }
      paintPlain(bytes, at: origin, columns: clip.x..<clip.maxX, style: style)
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
    _ bytes: UnsafeBufferPointer<UInt8>, at origin: Point, columns: Range<Int>, style: Style
  ) {
    let left = max(columns.lowerBound, origin.x)
    let right = min(columns.upperBound, origin.x + bytes.count)
    guard left < right else { return }
    let firstCell = origin.y * size.width
    let firstWord = origin.y * wordsPerRow
    cells.withUnsafeMutableBufferPointer { cells in
      for column in left..<right
      where damage[firstWord + column / 64] & (1 << UInt64(column % 64)) != 0 {
        let byte = bytes[column - origin.x]
        let glyph = byte < 0x20 ? 0x20 : UInt32(byte)
        cells[firstCell + column] = GridCell(glyph: glyph, part: .whole, style: style)
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
    if let number = clusterNumbers[character] { return number }
    let number = UInt32(clusters.count) | Self.clusterBit
    clusters.append(character)
    clusterNumbers[character] = number
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
